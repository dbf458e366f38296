import { atom } from 'nanostores';
import { type Profile, saveProfile } from '#api/profile.ts';
import { goToLogin, reloadSession } from './session.ts';
import { showToast } from './toast.ts';

/** True while names are being saved. */
export const $profilePending = atom(false);

/** Saves the names; what was typed stays in the form whatever happens. */
export async function updateProfile(names: Profile): Promise<void> {
  $profilePending.set(true);
  try {
    await saveProfile(names);
    await reloadSession();
    showToast('Profile Updated', 'Your profile information has been saved.');
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (message.startsWith('401')) return goToLogin();
    showToast('Error', 'Failed to save your profile. Please try again.', 'destructive');
  } finally {
    $profilePending.set(false);
  }
}
