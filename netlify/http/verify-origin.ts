import { siteOrigin } from '#netlify/env.ts';
import { ApiError } from './api-error.ts';

/**
 * Lets a state-changing request pass only when our own pages sent it: what the browser says of the sender
 * (`Sec-Fetch-Site`, `Origin`) must name us, and at least one of the two must be there.
 * @throws ApiError `cross_site`
 */
export function verifyOrigin(request: Request): void {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const siteIsOurs = site === null || site === 'same-origin';
  const originIsOurs = origin === null || isOurs(origin, request);
  if ((site === null && origin === null) || !siteIsOurs || !originIsOurs) throw new ApiError('cross_site');
}

/** The address that was asked (a deploy preview has its own) or the site's main address. */
function isOurs(origin: string, request: Request): boolean {
  return origin === new URL(request.url).origin || origin === siteOrigin();
}
