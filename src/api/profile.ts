import type { AuthUser } from './auth-user.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const profile = { path: '/api/profile', methods: ['POST'] } as const satisfies Endpoint;

/** What a person may change about themselves. */
export type Profile = Pick<AuthUser, 'firstName' | 'lastName'>;

/** Saves the signed-in person's names; answers them as stored. */
export function saveProfile(names: Profile): Promise<Profile> {
  return request('POST', profile.path, names);
}
