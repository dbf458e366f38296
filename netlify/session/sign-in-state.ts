import * as z from 'zod';
import { cookie, cookieNames, expiredCookie, readCookie } from './cookies.ts';
import { openToken, sealToken } from './sealed-token.ts';

/** What a sign-in remembers while the person is at the identity provider. */
const stateSchema = z.object({
  /** Must come back in the address: ties the answer to this browser. */
  state: z.string(),
  /** Must come back in the id token: ties the token to this sign-in. */
  nonce: z.string(),
  /** Proves to the provider that the code was asked for by us (PKCE). */
  verifier: z.string(),
  /** Path of our own site to end on. */
  returnTo: z.string(),
});

export type SignInState = z.output<typeof stateSchema>;

/** Seconds a person may take at the identity provider. */
const LIFETIME = 600;

/** The `Set-Cookie` value that carries a sign-in under way. */
export async function signInCookie(state: SignInState): Promise<string> {
  return cookie(cookieNames.signIn, await sealToken('sign-in', { ...state }, LIFETIME), LIFETIME);
}

/** The sign-in that this browser began, or null. It serves once: the answer must carry `noSignInCookie()`. */
export async function readSignInState(request: Request): Promise<SignInState | null> {
  const token = readCookie(request, cookieNames.signIn);
  return token === null ? null : openToken('sign-in', token, stateSchema);
}

/** The `Set-Cookie` value that ends a sign-in under way. */
export function noSignInCookie(): string {
  return expiredCookie(cookieNames.signIn);
}
