import type { AuthUser } from './auth-user.ts';
import { request } from './request.ts';

/** What a person may change about themselves. */
export type Profile = Pick<AuthUser, 'firstName' | 'lastName'>;

/** Saves the signed-in person's names; answers them as stored. */
export function saveProfile(names: Profile): Promise<Profile> {
  return request('POST', '/api/profile', names);
}
