import { callback } from '#api/callback.contract.ts';
import { siteOrigin } from '#netlify/env.ts';

/** The address that the identity provider comes back to; it must be registered there. */
export function callbackAddress(search = ''): URL {
  return new URL(callback.path + search, siteOrigin());
}
