import { siteOrigin } from '#netlify/env.ts';

/** The parameter of an address that carries the token. */
const TOKEN_PARAMETER = 'key';

/**
 * The whole address of a page or call of ours with a sealed token in it, `https://…/path?key=…`: whoever has it may do
 * this one thing, without signing in, until it expires.
 */
export function linkAddress(path: `/${string}`, token: string): string {
  const address = new URL(path, siteOrigin());
  address.searchParams.set(TOKEN_PARAMETER, token);
  return address.href;
}

/** The token in such an address; empty when there is none. */
export function tokenIn(address: URL): string {
  return address.searchParams.get(TOKEN_PARAMETER) ?? '';
}
