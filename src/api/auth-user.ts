import { request } from './request.ts';

/** The signed-in person. Names are empty when the provider gave none. */
export interface AuthUser {
  /** On Yak Core; derived from the stored subscription on every call. */
  isPremium: boolean;
  isAdmin: boolean;
  /** Whether the person has kept or changed the four mail switches; before that they get no mail to many. */
  hasChosenMail: boolean;
  email: string;
  firstName: string;
  lastName: string;
  /** An address of our own, or null when there is no picture; when nothing comes from it, there is none either. */
  profileImageUrl: string | null;
  /** Numbers of the saved tools: with them a page draws its save buttons without asking again. */
  saves: number[];
  /** ISO time of the first sign-in. */
  createdAt: string;
}

/** @throws CallError `unauthorized` when nobody is signed in */
export function fetchAuthUser(): Promise<AuthUser> {
  return request('GET', '/api/auth/user');
}
