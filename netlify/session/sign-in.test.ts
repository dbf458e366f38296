import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newUser } from '#domain/person/user.ts';
import { countedEvents } from '#netlify/stores/figure-store.ts';
import { ownedKeys } from '#netlify/stores/person-index.ts';
import { changeUser, readUser, users } from '#netlify/stores/user-store.ts';
import { type SiteUnderTest, cookieHeader, requestOf, startSiteUnderTest } from '#testing/site-under-test.ts';
import { readSession } from './session.ts';
import { signIn } from './sign-in.ts';
import { noSignInCookie, readSignInState, signInCookie } from './sign-in-state.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());

const identity = {
  id: 'a1',
  email: 'a@yak.test',
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Ox',
  profileImageUrl: null,
};
const now = new Date('2026-11-21T12:00:00Z');

test('the first sign-in makes the document', async () => {
  await signIn(identity, now);
  expect((await readUser('a1'))?.user).toMatchObject({
    ...identity,
    createdAt: now.toISOString(),
    birth: expect.stringMatching(/^[0-9a-f-]{36}$/),
    saves: [],
    sessionEpoch: 0,
  });
});

test('a later one follows the address and keeps an edited name', async () => {
  await changeUser('a1', (user) => ({ write: { ...user, firstName: 'Annie', lastName: '' }, outcome: null }));
  await signIn(
    { ...identity, email: 'new@yak.test', firstName: 'Anna', profileImageUrl: 'https://example.com/a.png' },
    now,
  );
  expect((await readUser('a1'))?.user).toMatchObject({
    email: 'new@yak.test',
    firstName: 'Annie',
    lastName: 'Ox',
    profileImageUrl: 'https://example.com/a.png',
  });
});

test('an account from before births is given none later: what names it by the time it was made still does', async () => {
  const { birth: _, ...old } = newUser({ ...identity, id: 'a0' }, now, randomUUID());
  await users.keep('a0', old);
  await signIn({ ...identity, id: 'a0' }, new Date());
  expect((await readUser('a0'))?.user).not.toHaveProperty('birth');
});

test('at most 20 devices stay signed in, the oldest goes first', async () => {
  for (let index = 0; index < 25; index += 1)
    await signIn({ ...identity, id: 'b2' }, new Date(now.getTime() + index * 1000));
  const signIns = (await readUser('b2'))?.user.signIns ?? [];
  expect(signIns).toHaveLength(20);
  expect(signIns.at(-1)?.expiresAt).toBe('2026-11-28T12:00:05.000Z');
});

test('nobody signs in to an account that is being deleted', async () => {
  await signIn({ ...identity, id: 'c3' }, now);
  await changeUser('c3', (user) => ({ write: { ...user, deletedAt: now.toISOString() }, outcome: null }));
  expect(await signIn({ ...identity, id: 'c3' }, now)).toBeNull();
});

test('every cookie is __Host-, Secure, Lax and for the whole site; only the hint is readable', async () => {
  const cookies = await signIn(identity, now);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies ?? [])
    expect(cookie).toMatch(/^__Host-[^;]+; Path=\/; Max-Age=604800; Secure; SameSite=Lax/);
  expect(cookies?.filter((cookie) => !cookie.endsWith('; HttpOnly'))).toEqual([
    '__Host-signed_in=1; Path=/; Max-Age=604800; Secure; SameSite=Lax',
  ]);
});

test('an account is found by the address that is proven now, and counts as a new one once', async () => {
  const person = { ...identity, id: 'd4', email: 'd@yak.test', emailVerified: false };
  const found = (address: string) => ownedKeys('users', [{ address }]);
  const newcomers = async () => (await countedEvents.keys()).filter((key) => key.includes('signed-up')).length;
  const before = await newcomers();
  await signIn(person, now);
  expect(await found('d@yak.test')).toEqual([]);
  await signIn({ ...person, emailVerified: true }, now);
  expect(await found('d@yak.test')).toEqual(['d4']);
  await signIn({ ...person, emailVerified: true, email: 'moved@yak.test' }, now);
  expect(await found('moved@yak.test')).toEqual(['d4']);
  const { puts } = site.blobs.stats;
  await signIn({ ...person, emailVerified: true, email: 'moved@yak.test' }, now);
  expect(site.blobs.stats.puts - puts).toBe(1); // the account itself
  expect(await newcomers()).toBe(before + 1);
});

test('an index that does not answer keeps nobody out, and stands in the log', async () => {
  site.blobs.setFault(({ store }) => (store === 'site:dev-person-records' ? '503' : null));
  expect(await signIn({ ...identity, id: 'e5' }, now)).toHaveLength(2);
  site.blobs.setFault(() => null);
  expect(site.logged.join('\n')).toContain('account_not_indexed');
});

test('signing in again ends the session that the browser had, whoever signs in, and no other', async () => {
  const before = async (person: { cookie: string }) =>
    readSession(requestOf('GET', '/', { headers: { Cookie: person.cookie } }), new Date());
  const email = 'again@yak.test';
  const [phone, laptop] = [await site.signUp({ email }), await site.signUp({ email })];
  const sids = async () => (await phone.stored()).signIns.map(({ sid }) => sid);
  const [ofLaptop, ofPhone] = await sids();
  const session = await before(phone);
  const { puts } = site.blobs.stats;
  await signIn({ ...identity, id: phone.id, email }, new Date(), session);
  expect(site.blobs.stats.puts - puts).toBe(1); // out and in by one write
  expect(await sids()).toEqual([expect.any(String), ofLaptop]);
  expect(await sids()).not.toContain(ofPhone);
  await signIn({ ...identity, id: 'f6' }, new Date(), await before(laptop));
  expect(await sids()).not.toContain(ofLaptop);
});

test('a sign-in under way is remembered for ten minutes by the browser that began it, hidden from scripts', async () => {
  const state = { state: 's', nonce: 'n', verifier: 'v', returnTo: '/tools' };
  const cookie = await signInCookie(state);
  expect(cookie).toMatch(/^__Host-yak_signin=[^;]{50,}; Path=\/; Max-Age=600; Secure; SameSite=Lax; HttpOnly$/);
  const stateOf = (Cookie: string) => readSignInState(requestOf('GET', '/', { headers: { Cookie } }));
  expect(await stateOf(cookieHeader([cookie]))).toEqual(state);
  expect(await stateOf('other=1')).toBeNull();
  expect(noSignInCookie()).toMatch(/^__Host-yak_signin=; Path=\/; Max-Age=0;/);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
  expect(await stateOf(cookieHeader([cookie]))).toBeNull();
  vi.useRealTimers();
});
