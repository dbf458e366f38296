import type { Answer } from './contract.ts';
import type { authUser } from './auth-user.contract.ts';
import { requester } from './request.ts';

/** The signed-in person. */
export type AuthUser = Answer<typeof authUser, 'GET'>;

const ask = requester<typeof authUser>('/api/auth/user');

/** @throws CallError `unauthorized` when nobody is signed in */
export function fetchAuthUser(): Promise<AuthUser> {
  return ask('GET');
}
