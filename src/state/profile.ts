import { atom } from 'nanostores';
import type { Profile, profile } from '#api/profile.contract.ts';
import { requester } from '#api/request.ts';
import { attempt } from './call.ts';
import { reloadSession } from './session.ts';
import { showToast } from './toast.ts';

const askProfile = requester<typeof profile>('/api/profile');

/** True while names are being saved. */
export const $profilePending = atom(false);

/** Saves the names; what was typed stays in the form whatever happens. */
export async function updateProfile(names: Profile): Promise<void> {
  const saved = await attempt(
    $profilePending,
    true,
    () => askProfile('POST', { body: names }),
    'Failed to save your profile. Please try again.',
  );
  if (!saved) return;
  await reloadSession();
  showToast('Profile Updated', 'Your profile information has been saved.');
}
