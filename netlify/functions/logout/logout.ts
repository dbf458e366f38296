import type { Config } from '@netlify/functions';
import { logout } from '#api/logout.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { noticePage } from '#netlify/http/notice-page.ts';
import { redirect } from '#netlify/http/redirect.ts';
import { signOutAddress } from '#netlify/identity/sign-out-address.ts';
import { type Session, endSession, noSessionCookies } from '#netlify/session/session.ts';

export default defineEndpoint(logout, {
  GET: ({ request, session }) => (isCausedByAnotherSite(request) ? askFirst() : signOut(session)),
  POST: ({ session }) => signOut(session),
});

async function signOut(session: Session | null): Promise<Response> {
  if (!session) return redirect('/', noSessionCookies());
  await endSession(session);
  return redirect((await signOutAddress()) ?? '/', noSessionCookies());
}

async function askFirst(): Promise<Response> {
  const leadsTo = (await signOutAddress())?.origin ?? null;
  return noticePage('Do you want to sign out of Yak?', { button: { text: 'Sign out', postsTo: logout.path, leadsTo } });
}

/** Another site may link here or load this as a picture; then nothing happens before the person has agreed. */
function isCausedByAnotherSite(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'cross-site' || site === 'same-site';
  const referrer = request.headers.get('Referer');
  return referrer !== null && URL.canParse(referrer) && new URL(referrer).origin !== new URL(request.url).origin;
}

export const config: Config = {
  path: '/api/logout',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
