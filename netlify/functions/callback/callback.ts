import type { Config } from '@netlify/functions';
import { callback } from '#api/callback.contract.ts';
import { audit } from '#netlify/session/audit.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { redirect } from '#netlify/http/redirect.ts';
import { finishSignIn } from '#netlify/identity/finish-sign-in.ts';
import { readSession } from '#netlify/session/session.ts';
import { isAdmin } from '#netlify/session/is-admin.ts';
import { noSignInCookie, readSignInState } from '#netlify/session/sign-in-state.ts';
import { signIn } from '#netlify/session/sign-in.ts';

export default defineEndpoint(callback, {
  GET: async ({ request, url, now }) => {
    const state = await readSignInState(request);
    if (!state) throw failed();
    if (url.searchParams.get('error') === 'access_denied') return redirect('/login', [noSignInCookie()]);
    const identity = await finishSignIn(url.search, state);
    const cookies = identity && (await signIn(identity, now, await readSession(request, now)));
    if (!cookies) throw failed();
    if (isAdmin(identity)) await audit({ action: 'admin_signed_in', userId: identity.id, now });
    return redirect(state.returnTo, [...cookies, noSignInCookie()]);
  },
});

/** Whatever was wrong, the sign-in under way is over. */
function failed(): ApiError {
  return new ApiError('sign_in_failed', { headers: { 'Set-Cookie': noSignInCookie() } });
}

export const config: Config = {
  path: '/api/callback',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
