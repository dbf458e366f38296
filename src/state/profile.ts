import { atom } from 'nanostores';
import { type Profile, saveProfile } from '#api/profile.ts';
import { attempt } from './call.ts';
import { reloadSession } from './session.ts';
import { showToast } from './toast.ts';

/** True while names are being saved. */
export const $profilePending = atom(false);

/** Saves the names; what was typed stays in the form whatever happens. */
export async function updateProfile(names: Profile): Promise<void> {
  const saved = await attempt(
    $profilePending,
    true,
    () => saveProfile(names),
    'Failed to save your profile. Please try again.',
  );
  if (!saved) return;
  await reloadSession();
  showToast('Profile Updated', 'Your profile information has been saved.');
}
