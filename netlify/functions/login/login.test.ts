import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { Scanner } from '#testing/walker.ts';
import authUser from '../auth-user/auth-user.ts';
import callback from '../callback/callback.ts';
import logout from '../logout/logout.ts';
import profileImage from '../profile-image/profile-image.ts';
import login from './login.ts';

let site: SiteUnderTest;
let whole: Record<string, string>;
beforeAll(async () => {
  site = await startSiteUnderTest();
  await site.startIdentity();
  whole = { ...site.environment };
});
afterEach(() => {
  site.setEnvironment(whole);
  vi.restoreAllMocks();
});
afterAll(() => site.close());

const home = 'http://localhost:8888';
const callbackStart = `${home}/api/callback?`;

/** Signs in by plain redirects; gives the browser and the last answer. */
async function walkIn(address: string, query = ''): Promise<{ walker: Scanner; last: Response }> {
  const walker = new Scanner();
  const first = await walker.visit(login, `${home}/api/login?login_hint=${address}${query}`);
  const back = await walker.follow(first.headers.get('Location') ?? '', callbackStart);
  return { walker, last: await walker.visit(callback, back) };
}

describe('the way in', () => {
  test('signs a hinted person in by plain redirects and ends where they wanted', async () => {
    const { walker, last } = await walkIn('somebody@yak.test', '&returnTo=/tools%3Fq%3Dfilm');
    expect([last.status, last.headers.get('Location')]).toEqual([303, '/tools?q=film']);
    const answer = await walker.visit(authUser, `${home}/api/auth/user`);
    expect(await answer.json()).toMatchObject({ email: 'somebody@yak.test', isPremium: false, isAdmin: false });
    expect(walker.cookie(home, '__Host-yak_signin')).toBeUndefined();
    expect(walker.cookie(home, '__Host-signed_in')).toBe('1');
  });

  test('the verified admin address has the role, the same person comes back to the same document', async () => {
    const { walker } = await walkIn('admin@yak.test');
    const first = (await (await walker.visit(authUser, `${home}/api/auth/user`)).json()) as {
      isAdmin: boolean;
      createdAt: string;
    };
    expect(first.isAdmin).toBe(true);
    const again = await walkIn('admin@yak.test');
    expect(await (await again.walker.visit(authUser, `${home}/api/auth/user`)).json()).toEqual(first);
  });

  test('whoever has a picture at the provider gets it from us', async () => {
    const { walker } = await walkIn('fringe@yak.test');
    const user = (await (await walker.visit(authUser, `${home}/api/auth/user`)).json()) as { profileImageUrl: string };
    const answer = await walker.visit(profileImage, home + user.profileImageUrl);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
    const { walker: another } = await walkIn('jane.doe@yak.test');
    const without = await another.visit(authUser, `${home}/api/auth/user`);
    expect(await without.json()).toMatchObject({ profileImageUrl: null });
  });

  test('without returnTo it ends on the dashboard', async () => {
    const { last } = await walkIn('somebody@yak.test');
    expect(last.headers.get('Location')).toBe('/dashboard');
  });

  test('the address asks for code, PKCE, state and nonce', async () => {
    const { searchParams } = new URL((await ask(login, 'GET', '/api/login')).headers.get('Location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      state: expect.stringMatching(/.{40}/),
      nonce: expect.stringMatching(/.{40}/),
      redirect_uri: `${home}/api/callback`,
    });
    expect(searchParams.has('login_hint')).toBe(false);
  });

  test('a person who cancels is back on the login page and not signed in', async () => {
    const walker = new Scanner();
    await walker.visit(login, `${home}/api/login`);
    const last = await walker.visit(callback, `${callbackStart}error=access_denied&state=x`);
    expect(last.headers.get('Location')).toBe('/login');
    expect(walker.cookiesFor(home)).toBe('');
  });

  test('a callback that nobody began signs nobody in', async () => {
    const answer = await ask(callback, 'GET', '/api/callback?code=x&state=y');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'sign_in_failed' });
  });
});

describe('signing in again in the same browser (B9)', () => {
  async function again(walker: Scanner, address: string): Promise<void> {
    const first = await walker.visit(login, `${home}/api/login?login_hint=${address}`);
    await walker.visit(callback, await walker.follow(first.headers.get('Location') ?? '', callbackStart));
  }
  const statusWith = async (cookies: string) =>
    (await ask(authUser, 'GET', '/api/auth/user', { headers: { Cookie: cookies } })).status;

  test('ends the session that it had, so that a copied cookie is worth nothing, and no other device', async () => {
    const other = await walkIn('twice@yak.test');
    const { walker } = await walkIn('twice@yak.test');
    const copied = walker.cookiesFor(home);
    await again(walker, 'twice@yak.test');
    expect(await statusWith(copied)).toBe(401);
    expect(await statusWith(walker.cookiesFor(home))).toBe(200);
    expect(await statusWith(other.walker.cookiesFor(home))).toBe(200);
  });

  test('as somebody else ends it too', async () => {
    const { walker } = await walkIn('one-person@yak.test');
    const copied = walker.cookiesFor(home);
    await again(walker, 'other-person@yak.test');
    expect(await statusWith(copied)).toBe(401);
    const answer = await walker.visit(authUser, `${home}/api/auth/user`);
    expect(await answer.json()).toMatchObject({ email: 'other-person@yak.test' });
  });
});

describe('without a provider', () => {
  test.each(['OIDC_ISSUER', 'OIDC_CLIENT_SECRET', 'SESSION_SECRET'])('a missing %s is 503 in words', async (name) => {
    vi.spyOn(console, 'error').mockReturnValue();
    site.setEnvironment({ [name]: '' });
    const answer = await ask(login, 'GET', '/api/login');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'sign_in_unavailable']);
  });

  test('one that does not answer is 503, and is asked again later', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    site.setEnvironment({ OIDC_ISSUER: 'http://localhost:1' });
    expect((await ask(login, 'GET', '/api/login')).status).toBe(503);
    site.setEnvironment(whole);
    expect((await ask(login, 'GET', '/api/login')).status).toBe(303);
  });
});

describe('the way out', () => {
  test('revokes the session, clears the cookies and goes by the provider', async () => {
    const { walker } = await walkIn('leaver@yak.test');
    const copied = walker.cookiesFor(home);
    const out = await walker.visit(logout, `${home}/api/logout`);
    const address = new URL(out.headers.get('Location') ?? '');
    expect(address.origin).toBe(site.environment['OIDC_ISSUER']);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${home}/`);
    expect(walker.cookiesFor(home)).toBe('');
    expect((await ask(authUser, 'GET', '/api/auth/user', { headers: { Cookie: copied } })).status).toBe(401);
  });

  test('a link on another site only asks', async () => {
    const person = await site.signUp();
    const answer = await ask(logout, 'GET', '/api/logout', { person, headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<form method="post" action="/api/logout">');
    expect(answer.headers.get('Content-Security-Policy')).toContain(
      `form-action 'self' ${site.environment['OIDC_ISSUER']};`,
    );
    expect((await person.stored()).signIns).toHaveLength(1);
  });

  test('the form of our own page signs out, one of another site does not', async () => {
    const person = await site.signUp();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect(
      (await ask(logout, 'POST', '/api/logout', { person, headers: { ...headers, 'Sec-Fetch-Site': 'cross-site' } }))
        .status,
    ).toBe(403);
    expect((await person.stored()).signIns).toHaveLength(1);
    expect((await ask(logout, 'POST', '/api/logout', { person, headers })).status).toBe(303);
    expect((await person.stored()).signIns).toEqual([]);
  });

  test('while the store is dead nobody is told that they are signed out', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const person = await site.signUp();
    site.blobs.setFault(({ method }) => (method === 'PUT' ? '503' : null));
    const answer = await ask(logout, 'GET', '/api/logout', { person });
    site.blobs.setFault(() => null);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
  });

  test('signed out already, it leads home', async () => {
    const answer = await ask(logout, 'GET', '/api/logout');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  });
});
