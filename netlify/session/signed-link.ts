import type { z } from 'zod';
import { siteOrigin } from '#netlify/env.ts';
import { type LinkPurpose, openToken, sealToken } from './sealed-token.ts';

/** The parameter of an address that carries the token. */
const TOKEN_PARAMETER = 'key';

/**
 * A token for a link in a mail: whoever has it may do this one thing, without signing in, until it expires. It is
 * encrypted, so that no address or id can be read from it, and safe in an address as it is.
 */
export function sealLink(
  purpose: LinkPurpose,
  claims: Record<string, unknown>,
  lifetimeSeconds: number,
): Promise<string> {
  return sealToken(purpose, claims, lifetimeSeconds);
}

/** The claims of a link's token; null when it is not ours, of another purpose, or too old. */
export function openLink<Claims>(
  purpose: LinkPurpose,
  token: string,
  schema: z.ZodType<Claims>,
): Promise<Claims | null> {
  return openToken(purpose, token, schema);
}

/** The whole address of a page or call of ours with the token in it: `https://…/path?key=…`. */
export function linkAddress(path: `/${string}`, token: string): string {
  const address = new URL(path, siteOrigin());
  address.searchParams.set(TOKEN_PARAMETER, token);
  return address.href;
}
