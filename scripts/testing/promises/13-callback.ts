import { type SignInState, readSignInState } from '#netlify/session/sign-in-state.ts';
import { sealToken } from '#netlify/session/sealed-token.ts';
import { loadFunctions } from '../load-functions.ts';
import { lies, startLyingProvider } from '../lying-provider.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { type SiteUnderTest, requestOf, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';
import { Scanner } from '../walker.ts';

const functions = await loadFunctions();

/** A sign-in counts only when every part of it belongs together. */
export const promise: ProductPromise = {
  id: 13,
  title:
    'A callback with a missing, wrong, reused or foreign state, nonce, verifier, issuer or audience signs nobody in',
  async run() {
    const site = await startSiteUnderTest({ captureLog: true });
    await site.startIdentity();
    const cases = [...(await forgedCallbacks(site)), ...(await reusedCallback(site)), ...(await falseTokens(site))];
    await site.close();
    return verdictOf(cases, 'no session, no document written; the honest ones sign in');
  },
};

/** A sign-in that has come back from the provider and waits for our callback. */
interface Arrival {
  address: URL;
  state: SignInState;
  cookie: string;
}

async function arrive(site: SiteUnderTest): Promise<Arrival> {
  const walker = new Scanner();
  const first = await walker.visit(functions('login'), `${site.origin}/api/login?login_hint=someone@yak.test`);
  const address = await walker.follow(first.headers.get('Location') ?? '', `${site.origin}/api/callback`);
  const cookie = walker.cookie(site.origin, '__Host-yak_signin') ?? '';
  return { address: new URL(address), cookie, state: await open(cookie) };
}

async function open(cookie: string): Promise<SignInState> {
  const state = await readSignInState(requestOf('GET', '/', { headers: { Cookie: `__Host-yak_signin=${cookie}` } }));
  if (!state) throw new Error('The sign-in cookie cannot be opened.');
  return state;
}

/** Each is an honest arrival, changed in one point. */
async function forgedCallbacks(site: SiteUnderTest): Promise<Case[]> {
  const query = (change: (parameters: URLSearchParams) => void) => async (arrival: Arrival) => {
    change(arrival.address.searchParams);
    return arrival;
  };
  const state =
    (part: Partial<SignInState>, seconds = 600) =>
    async (arrival: Arrival) => ({
      ...arrival,
      cookie: await sealToken('sign-in', { ...arrival.state, ...part }, seconds),
    });
  const forgeries: [string, (arrival: Arrival) => Promise<Arrival>][] = [
    ['without a cookie', async (arrival) => ({ ...arrival, cookie: '' })],
    ["with another browser's cookie", async (arrival) => ({ ...arrival, cookie: (await arrive(site)).cookie })],
    ['with an expired cookie', state({}, -1)],
    [
      'with a session for a cookie',
      async (arrival) => ({ ...arrival, cookie: await sealToken('session', { ...arrival.state }, 600) }),
    ],
    ['with a changed cookie', async (arrival) => ({ ...arrival, cookie: arrival.cookie.slice(0, -3) + 'AAA' })],
    ['without a state', query((parameters) => parameters.delete('state'))],
    ['with a wrong state', query((parameters) => parameters.set('state', 'wrong'))],
    ['with two states', query((parameters) => parameters.append('state', 'second'))],
    ['without a code', query((parameters) => parameters.delete('code'))],
    ['with a wrong code', query((parameters) => parameters.set('code', 'wrong'))],
    ['without an issuer', query((parameters) => parameters.delete('iss'))],
    ['with a wrong issuer', query((parameters) => parameters.set('iss', 'https://evil.example'))],
    ['with a wrong nonce', state({ nonce: 'wrong' })],
    ['with a wrong verifier', state({ verifier: 'wrong'.repeat(12) })],
  ];
  const cases: Case[] = [];
  for (const [name, forge] of forgeries) cases.push(await refused(site, name, await forge(await arrive(site))));
  return cases;
}

/** The honest arrival signs in, and the same again does not. */
async function reusedCallback(site: SiteUnderTest): Promise<Case[]> {
  const arrival = await arrive(site);
  const honest = await signsIn(arrival);
  return [
    { name: 'an honest callback', problem: honest ? null : 'is refused' },
    await refused(site, 'the same callback again', arrival),
  ];
}

/** Id tokens that a provider, or whoever sits between, made false. */
async function falseTokens(site: SiteUnderTest): Promise<Case[]> {
  const provider = await startLyingProvider();
  site.setEnvironment({ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: provider.clientId });
  const cases: Case[] = [];
  for (const lie of lies) {
    const walker = new Scanner();
    await walker.visit(functions('login'), `${site.origin}/api/login`);
    const cookie = walker.cookie(site.origin, '__Host-yak_signin') ?? '';
    const state = await open(cookie);
    provider.prepare(lie, state.nonce);
    const address = new URL(`${site.origin}/api/callback?code=any&state=${state.state}`);
    const arrival = { address, cookie, state };
    if (lie === 'nothing')
      cases.push({ name: 'an honest id token', problem: (await signsIn(arrival)) ? null : 'is refused' });
    else cases.push(await refused(site, `id token: ${lie}`, arrival));
  }
  await provider.close();
  return cases;
}

async function refused(site: SiteUnderTest, name: string, arrival: Arrival): Promise<Case> {
  const before = await site.snapshot();
  const inside = await signsIn(arrival);
  const written = (await site.snapshot()) !== before;
  return { name, problem: inside ? 'signs in' : written ? 'writes' : null };
}

async function signsIn({ address, cookie }: Arrival): Promise<boolean> {
  const answer = await functions('callback')(
    requestOf('GET', address.href, { headers: { Cookie: `__Host-yak_signin=${cookie}` } }),
  );
  if (answer.status >= 500) throw new Error(`The callback answered ${answer.status}.`);
  return answer.headers.getSetCookie().some((line) => /^__Host-yak_session=[^;]/.test(line));
}

if (import.meta.main) await runAlone(promise);
