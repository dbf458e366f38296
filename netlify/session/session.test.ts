import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#domain/account/user.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import {
  type Person,
  type SiteUnderTest,
  adminEmail,
  cookieHeader,
  requestOf,
  startSiteUnderTest,
} from '#testing/site-under-test.ts';
import { sealToken } from './sealed-token.ts';
import { endSession, readSession, renewedCookies } from './session.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => site.close());

const DAY = 86_400_000;
const sessionOf = (person: Person, now = new Date()) => readSession(requestOf('GET', '/', { person }), now);
const change = (person: Person, part: Partial<User>) =>
  changeUser(person.id, (user) => ({ write: { ...user, ...part }, outcome: null }));

describe('readSession', () => {
  test('knows the person, the plan and the role', async () => {
    const core = await sessionOf(await site.signUp({ plan: 'core' }));
    expect(core).toMatchObject({ isAdmin: false, viewer: { plan: 'core' } });
    const admin = await sessionOf(await site.signUp({ email: adminEmail }));
    expect(admin).toMatchObject({ isAdmin: true, viewer: { plan: 'fringe' } });
  });

  test('an address that the provider did not verify has no role', async () => {
    const person = await site.signUp({ email: adminEmail.toUpperCase(), emailVerified: false });
    expect((await sessionOf(person))?.isAdmin).toBe(false);
  });

  test('without a cookie no store is asked', async () => {
    const before = site.blobs.stats.gets;
    expect(await readSession(requestOf('GET', '/'), new Date())).toBeNull();
    expect(site.blobs.stats.gets).toBe(before);
  });

  test.each<[string, Partial<User>]>([
    ['a raised epoch', { sessionEpoch: 1 }],
    ['a device that was signed out', { signIns: [] }],
    ['a tombstone', { deletedAt: '2026-11-21T12:00:00.000Z' }],
  ])('%s ends the session at once', async (_, part) => {
    const person = await site.signUp();
    expect(await sessionOf(person)).not.toBeNull();
    await change(person, part);
    expect(await sessionOf(person)).toBeNull();
  });

  test('a token whose person is not known is nobody', async () => {
    const person = await site.signUp();
    await fetch(`${site.blobs.url}/local/site:dev-users/${person.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${site.blobs.token}` },
    });
    expect(await sessionOf(person)).toBeNull();
  });
});

describe('renewedCookies', () => {
  test('a day-old session in use lasts seven days more; an unused one ends after seven', async () => {
    const start = Date.now();
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    const used = await site.signUp();
    const unused = await site.signUp();

    vi.setSystemTime(start + DAY - 2000);
    expect(await renewedCookies((await sessionOf(used))!, new Date())).toEqual([]);

    vi.setSystemTime(start + 2 * DAY);
    const cookies = await renewedCookies((await sessionOf(used))!, new Date());
    expect(cookies).toHaveLength(2);
    const renewed = { ...used, cookie: cookieHeader(cookies) };

    vi.setSystemTime(start + 8 * DAY);
    expect(await sessionOf(unused)).toBeNull();
    expect(await sessionOf(used)).toBeNull(); // the old cookie
    expect(await sessionOf(renewed)).not.toBeNull();
    vi.setSystemTime(start + 9 * DAY + 1000);
    expect(await sessionOf(renewed)).toBeNull();
  });
});

describe('the thirty days of a session (B9)', () => {
  test('however much it is used, it ends after thirty days, and its last cookie does not promise more', async () => {
    const start = Date.now();
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    let person = await site.signUp();
    for (let day = 2; day < 30; day += 2) {
      vi.setSystemTime(start + day * DAY);
      const session = await sessionOf(person);
      expect(session, `day ${day}`).not.toBeNull();
      const cookies = await renewedCookies(session!, new Date());
      const seconds = Number(/Max-Age=(\d+)/.exec(cookies[0] ?? '')?.[1]);
      expect(seconds).toBeLessThanOrEqual(Math.min(7, 30 - day) * 86_400);
      person = { ...person, cookie: cookieHeader(cookies) };
    }
    vi.setSystemTime(start + 30 * DAY - 2000);
    expect(await sessionOf(person)).not.toBeNull();
    vi.setSystemTime(start + 30 * DAY);
    expect(await sessionOf(person)).toBeNull();
  });

  test('a session of the release before, whose cookie names no beginning, goes on and counts from its cookie', async () => {
    const person = await site.signUp();
    const { sid = '' } = (await person.stored()).signIns[0] ?? {};
    const token = await sealToken('session', { sub: person.id, sid, epoch: 0 }, 3600);
    const old = { ...person, cookie: `__Host-yak_session=${token}` };
    expect((await sessionOf(old))?.signedInAt).toBeCloseTo(Date.now() / 1000, -1);
  });
});

test.each(['\u212Aate@yak.test', 'kate@yak.test.'])('%s is not the admin kate@yak.test (B9)', async (email) => {
  site.setEnvironment({ ADMIN_EMAILS: 'Kate@yak.test' });
  expect((await sessionOf(await site.signUp({ email: 'KATE@yak.test' })))?.isAdmin).toBe(true);
  expect((await sessionOf(await site.signUp({ email })))?.isAdmin).toBe(false);
  site.setEnvironment({ ADMIN_EMAILS: adminEmail });
});

describe('endSession', () => {
  test('ends this device, also for a copied cookie, and no other', async () => {
    const phone = await site.signUp({ email: 'two-devices@yak.test' });
    const laptop = await site.signUp({ email: 'two-devices@yak.test' });
    await endSession((await sessionOf(phone))!);
    expect(await sessionOf(phone)).toBeNull();
    expect(await sessionOf(laptop)).not.toBeNull();
  });
});
