import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import { sessionSecret, siteOrigin } from '#netlify/env.ts';

/**
 * What a token is for; each has a key of its own, so that none can stand in for another. Whose it is:
 * - `export` names an account by id and birth, and is followed to that account alone.
 * - `drop-feed` names an account's id and the chance that its own record holds, which is bound to the account's birth.
 * - `preferences` is about an address; it switches an account's mails only when it names its id and birth.
 * - `subscription` is about an address, `submission` about what was sent by a form, `desk-records` about the desk: none
 *   names an account, so none ends with one. `job`, `form` and `project-facts` name nobody.
 * - `session` is one of the devices that its account's own document lists by chance. `sign-in` and what it comes back to
 *   do, like what a browser keeps, name no account: they are carried out for whoever signs in.
 */
type TokenPurpose =
  | 'export'
  | 'drop-feed'
  | 'preferences'
  | 'subscription'
  | 'submission'
  | 'desk-records'
  | 'job'
  | 'form'
  | 'project-facts'
  | 'session'
  | 'sign-in';

const ISSUER = 'yak';
const KEY_ALGORITHM = 'dir';
const CONTENT_ALGORITHM = 'A256GCM';

/** Encrypts claims that only this site can read, and only until they expire; safe in an address as it is. */
export async function sealToken(
  purpose: TokenPurpose,
  claims: Record<string, unknown>,
  lifetimeSeconds: number,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: KEY_ALGORITHM, enc: CONTENT_ALGORITHM, typ: tokenType(purpose) })
    .setIssuer(ISSUER)
    .setAudience(siteOrigin())
    .setIssuedAt(now)
    .setExpirationTime(now + lifetimeSeconds)
    .encrypt(keyFor(purpose));
}

/**
 * The claims of a token that this site sealed for this purpose and that has not expired; null for any other.
 * Everything that jose leaves open by default is pinned: algorithms, type, issuer, audience, required claims.
 * @throws SettingError when the session secret is missing or too short
 */
export async function openToken<Claims>(
  purpose: TokenPurpose,
  token: string,
  schema: z.ZodType<Claims>,
): Promise<Claims | null> {
  const key = keyFor(purpose);
  const audience = siteOrigin();
  try {
    const { payload } = await jwtDecrypt(token, key, {
      keyManagementAlgorithms: [KEY_ALGORITHM],
      contentEncryptionAlgorithms: [CONTENT_ALGORITHM],
      typ: tokenType(purpose),
      issuer: ISSUER,
      audience,
      requiredClaims: ['exp', 'iat'],
    });
    return schema.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function tokenType(purpose: TokenPurpose): string {
  return `yak-${purpose}+jwt`;
}

function keyFor(purpose: TokenPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', sessionSecret(), 'yak', `token ${purpose}`, 32));
}
