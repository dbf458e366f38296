import { createHash } from 'node:crypto';
import { type Configuration, authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import * as z from 'zod';
import type { Identity } from '#domain/person/user.ts';
import { pictureAddress } from '#domain/person/picture-address.ts';
import { oneLine } from '#domain/text/form-text.ts';
import { logError } from '#netlify/http/log.ts';
import type { SignInChecks } from './begin-sign-in.ts';
import { callbackAddress } from './callback-address.ts';
import { identityProvider } from './provider.ts';

/** Standard claims that we read; a provider may leave out all but the first two. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.string().max(254).optional(),
  /** A boolean by the standard; some providers send its text. Whatever else comes has verified nothing. */
  email_verified: z.unknown().transform((value) => value === true || value === 'true'),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  /** What is no address counts as none: a picture keeps nobody from signing in. */
  picture: z.string().optional().catch(undefined),
});

type Claims = z.output<typeof claimsSchema>;

const LONGEST_NAME = 100;

/**
 * Who came back from the identity provider, after every check of the answer: state, issuer, code and verifier at the
 * provider, then the id token's signature, audience, times and nonce.
 * @param search query of the address that the provider sent the browser to
 * @returns null when any check fails or the provider refuses the code: nobody is signed in then
 * @throws SettingError, ProviderUnavailable
 */
export async function finishSignIn(search: string, checks: SignInChecks): Promise<Identity | null> {
  const provider = await identityProvider();
  try {
    return toIdentity(await exchangeCode(provider, search, checks));
  } catch (error) {
    logError('sign_in_refused', error);
    return null;
  }
}

async function exchangeCode(
  provider: Configuration,
  search: string,
  { state, nonce, verifier }: SignInChecks,
): Promise<Claims> {
  const tokens = await authorizationCodeGrant(provider, callbackAddress(search), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  return withProfile(provider, claimsSchema.parse(tokens.claims()), tokens.access_token);
}

/** A provider may keep the profile out of the id token and behind its userinfo address. */
async function withProfile(provider: Configuration, claims: Claims, accessToken: string): Promise<Claims> {
  if (claims.email !== undefined || !provider.serverMetadata().userinfo_endpoint) return claims;
  const profile = await fetchUserInfo(provider, accessToken, claims.sub);
  return claimsSchema.parse({ ...profile, iss: claims.iss, sub: claims.sub });
}

function toIdentity({
  iss,
  sub,
  email = '',
  email_verified,
  name = '',
  given_name,
  family_name,
  picture,
}: Claims): Identity {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return {
    id: createHash('sha256').update(`${iss}\n${sub}`).digest('hex'),
    email,
    emailVerified: email_verified,
    firstName: oneLine(given_name ?? first).slice(0, LONGEST_NAME),
    lastName: oneLine(family_name ?? rest.join(' ')).slice(0, LONGEST_NAME),
    profileImageUrl: pictureAddress(picture),
  };
}
