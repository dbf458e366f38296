import type { Answer } from './contract.ts';
import type { profile } from './profile.contract.ts';
import { requester } from './request.ts';

/** What a person may change about themselves. */
export type Profile = Answer<typeof profile, 'POST'>;

const ask = requester<typeof profile>('/api/profile');

/** Saves the signed-in person's names; answers them as stored. */
export function saveProfile(names: Profile): Promise<Profile> {
  return ask('POST', { body: names });
}
