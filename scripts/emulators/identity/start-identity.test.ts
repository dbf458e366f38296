import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';
import { realm } from './people-under-test.ts';
import { type IdentityProvider, startIdentityProvider, subjectOf } from './start-identity.ts';

const siteUrl = 'http://localhost:7999';
const callback = `${siteUrl}/api/callback`;
const clientSecret = 'a secret for tests';

let dataDir: string;
let provider: IdentityProvider;
let config: oidc.Configuration;

const options = (port = 0) => ({
  port,
  name: 'Acme ID',
  site: { name: 'Acme', url: siteUrl },
  callbackPath: '/api/callback',
  realm,
  dataDir,
  clientId: 'acme',
  clientSecret,
  pictureOrigin: 'https://id.acme.test',
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'emulator-identity-'));
  provider = await startIdentityProvider(options());
  config = await oidc.discovery(new URL(provider.issuer), 'acme', undefined, oidc.ClientSecretBasic(clientSecret), {
    execute: [oidc.allowInsecureRequests],
  });
});
afterAll(async () => {
  await provider.close();
  await rm(dataDir, { recursive: true });
});

async function startSignIn(parameters: Record<string, string> = {}) {
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid profile email',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...parameters,
  });
  const redeem = (back: URL, wrong: Partial<oidc.AuthorizationCodeGrantChecks> = {}) =>
    oidc.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      ...wrong,
    });
  return { url, redeem };
}

/** Signs in by redirects alone and gives the claims of the id token. */
async function signInAs(jar: CookieJar, loginHint: string) {
  const { url, redeem } = await startSignIn({ login_hint: loginHint });
  const tokens = await redeem((await jar.follow(url)).url);
  return { claims: tokens.claims(), tokens };
}

describe('a login hint', () => {
  test('signs in by plain redirects, with every claim in the id token', async () => {
    const { claims, tokens } = await signInAs(new CookieJar(siteUrl), 'cora@acme.test');
    expect(claims).toMatchObject({
      iss: provider.issuer,
      sub: subjectOf(realm, 'cora@acme.test'),
      given_name: 'Cora',
      family_name: 'Core',
      name: 'Cora Core',
      email: 'cora@acme.test',
      email_verified: true,
    });
    expect(await oidc.fetchUserInfo(config, tokens.access_token, subjectOf(realm, 'cora@acme.test'))).toMatchObject({
      name: 'Cora Core',
    });
  });

  test('names the picture of a persona, which it serves itself, and none of anybody else', async () => {
    const { claims } = await signInAs(new CookieJar(siteUrl), 'ada@acme.test');
    const { hostname, pathname } = new URL(String(claims?.['picture']));
    expect(hostname).toMatch(/\.test$/);
    const served = await fetch(`http://127.0.0.1:${provider.port}${pathname}`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await fetch(`http://127.0.0.1:${provider.port}/portraits/nobody.png`)).status).toBe(404);
    expect((await signInAs(new CookieJar(siteUrl), 'ida@acme.test')).claims).not.toHaveProperty('picture');
  });

  test('makes a new account for an unknown address, in one spelling', async () => {
    const first = await signInAs(new CookieJar(siteUrl), 'Jane.Doe@acme.test');
    const second = await signInAs(new CookieJar(siteUrl), ' jane.doe@ACME.test');
    expect(first.claims).toMatchObject({ email: 'jane.doe@acme.test', name: 'Jane Doe', email_verified: true });
    expect(second.claims?.sub).toBe(first.claims?.sub);
  });

  test('of the unverified persona says that the address is not verified', async () => {
    const { claims } = await signInAs(new CookieJar(siteUrl), 'una@acme.test');
    expect(claims?.['email_verified']).toBe(false);
  });

  test('switches the account within one browser, there and back', async () => {
    const jar = new CookieJar(siteUrl);
    const emails = [];
    for (const address of ['finn@acme.test', 'ada@acme.test', 'ada@acme.test', 'finn@acme.test']) {
      emails.push((await signInAs(jar, address)).claims?.['email']);
    }
    expect(emails).toEqual(['finn@acme.test', 'ada@acme.test', 'ada@acme.test', 'finn@acme.test']);
  });

  test('leaves no cookie behind but that of the session', async () => {
    const jar = new CookieJar(siteUrl);
    await signInAs(jar, 'finn@acme.test');
    expect(jar.names).toEqual(['acme_id', 'acme_id.sig']);
  });

  test('with another domain shows the picker', async () => {
    const { url } = await startSignIn({ login_hint: 'someone@example.com' });
    const { response } = await new CookieJar(siteUrl).follow(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Who are you today?');
  });
});

describe('the picker', () => {
  async function openPicker(jar: CookieJar, parameters = {}) {
    const signIn = await startSignIn(parameters);
    return { ...signIn, picker: await jar.follow(signIn.url) };
  }

  test('offers the four personas and signs in the picked one', async () => {
    const jar = new CookieJar(siteUrl);
    const { picker, redeem } = await openPicker(jar);
    const html = await picker.response.text();
    for (const name of ['Cora Core', 'Ada Admin', 'Una Unproven']) expect(html).toContain(name);
    const { url } = await jar.follow(picker.url, { address: 'ada@acme.test' });
    expect((await redeem(url)).claims()?.['email']).toBe('ada@acme.test');
  });

  test('is not shown again while the provider remembers, and is after prompt=login', async () => {
    const jar = new CookieJar(siteUrl);
    await signInAs(jar, 'finn@acme.test');
    const silent = await startSignIn();
    const back = await jar.follow(silent.url);
    expect((await silent.redeem(back.url)).claims()?.['email']).toBe('finn@acme.test');
    const { picker, redeem } = await openPicker(jar, { prompt: 'login' });
    expect(picker.response.status).toBe(200);
    const { url } = await jar.follow(picker.url, { address: 'cora@acme.test' });
    expect((await redeem(url)).claims()?.['email']).toBe('cora@acme.test');
  });

  test('says beside the field that an address is not ours, without running what was typed', async () => {
    const jar = new CookieJar(siteUrl);
    const { picker } = await openPicker(jar);
    const response = await jar.fetch(picker.url, { address: '"><script>alert(1)</script>@x' });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('<script>alert');
  });

  test('can be cancelled', async () => {
    const jar = new CookieJar(siteUrl);
    const { picker, redeem } = await openPicker(jar);
    const { url } = await jar.follow(picker.url, { cancel: 'yes' });
    expect(url.searchParams.get('error')).toBe('access_denied');
    await expect(redeem(url)).rejects.toThrow(oidc.AuthorizationResponseError);
  });

  test('of another browser is refused', async () => {
    const { picker } = await openPicker(new CookieJar(siteUrl));
    const stranger = await new CookieJar(siteUrl).fetch(picker.url, { address: 'ada@acme.test' });
    expect(stranger.status).toBe(400);
  });
});

describe('a code', () => {
  test('is refused a second time, and that does not spoil the next sign-in', async () => {
    const jar = new CookieJar(siteUrl);
    const { url, redeem } = await startSignIn({ login_hint: 'finn@acme.test' });
    const back = (await jar.follow(url)).url;
    await redeem(back);
    await expect(redeem(back)).rejects.toThrow();
    const next = await startSignIn();
    expect((await next.redeem((await jar.follow(next.url)).url)).claims()?.['email']).toBe('finn@acme.test');
  });

  test.each([
    ['state', { expectedState: 'wrong' }],
    ['nonce', { expectedNonce: 'wrong' }],
    ['verifier', { pkceCodeVerifier: oidc.randomPKCECodeVerifier() }],
  ])('is worth nothing with a wrong %s', async (_, wrong) => {
    const { url, redeem } = await startSignIn({ login_hint: 'finn@acme.test' });
    const back = (await new CookieJar(siteUrl).follow(url)).url;
    await expect(redeem(back, wrong)).rejects.toThrow();
  });

  test('is not given without PKCE', async () => {
    const { url } = await startSignIn({ login_hint: 'finn@acme.test' });
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const { url: back } = await new CookieJar(siteUrl).follow(url);
    expect(back.searchParams.get('error')).toBe('invalid_request');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test('is not sent to an address that is not registered', async () => {
    const { url } = await startSignIn({ login_hint: 'finn@acme.test', redirect_uri: 'http://evil.test/callback' });
    const { response } = await new CookieJar(siteUrl).follow(url);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });
});

describe('signing out', () => {
  test('is one form that submits itself, ends on the site, and brings the picker back', async () => {
    const jar = new CookieJar(siteUrl);
    const { tokens } = await signInAs(jar, 'finn@acme.test');
    const start = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: `${siteUrl}/`,
    });
    const page = await jar.fetch(start);
    const html = await page.text();
    expect(html).toContain('.submit()');
    expect(html).not.toMatch(/<(script|link|img)[^>]+(src|href)=/);
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const fields = Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const done = await jar.follow(action, fields);
    expect(done.url.href).toBe(`${siteUrl}/`);
    const { url } = await startSignIn();
    expect((await jar.follow(url)).response.status).toBe(200);
  });

  test('leads only to the site', async () => {
    const { tokens } = await signInAs(new CookieJar(siteUrl), 'finn@acme.test');
    const start = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? '',
      post_logout_redirect_uri: 'http://evil.test/',
    });
    expect((await new CookieJar(siteUrl).fetch(start)).status).toBe(400);
  });
});

describe('keeping', () => {
  test('subjects, accounts and the key survive a restart', async () => {
    const before = await signInAs(new CookieJar(siteUrl), 'kept@acme.test');
    const keys = await (await fetch(`${provider.issuer}/jwks`)).text();
    await provider.close();
    provider = await startIdentityProvider(options(provider.port));
    // The first request may still be put on a connection of the provider that has gone.
    await expect.poll(async () => (await fetch(`${provider.issuer}/jwks`)).text()).toBe(keys);
    expect(await readFile(join(dataDir, 'accounts.json'), 'utf8')).toContain('kept@acme.test');
    const after = await signInAs(new CookieJar(siteUrl), 'kept@acme.test');
    expect(after.claims?.sub).toBe(before.claims?.sub);
  });

  test('the keys it shows are public ones', async () => {
    expect(await (await fetch(`${provider.issuer}/jwks`)).text()).not.toContain('"d"');
  });
});

describe('where it runs', () => {
  test.each([
    ['NETLIFY', 'true'],
    ['NODE_ENV', 'production'],
  ])('it refuses to start with %s=%s', async (name, value) => {
    const environment = { [name]: value };
    await expect(startIdentityProvider({ ...options(), environment })).rejects.toThrow(/does not run on Netlify/);
  });
});
