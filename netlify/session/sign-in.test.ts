import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { signIn } from './sign-in.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
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
    expect.stringMatching(/^__Host-signed_in=1;/),
  ]);
});
