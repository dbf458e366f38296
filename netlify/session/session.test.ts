import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { User } from '#domain/person/user.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import {
  type Person,
  type SiteUnderTest,
  adminEmail,
  cookieHeader,
  requestOf,
  startSiteUnderTest,
} from '#testing/site-under-test.ts';
import { changeSender } from './change-sender.ts';
import { sealToken } from './sealed-token.ts';
import { endSession, hasSessionCookie, readSession, renewedCookies } from './session.ts';
import { LONGEST_SESSION_SECONDS } from './sign-ins.ts';

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

test.each([
  ['', false],
  ['__Host-signed_in=1', true],
  ['__Host-yak_session=token', true],
  ['other=1;__Host-signed_in=1', true],
  ['other=1;  __Host-signed_in=1', true],
  ['__Host-signed_in=', false],
  ['not__Host-signed_in=1', false],
  ['__Host-signed_in_too=1', false],
])('the cookies %j claim a session: %s', (Cookie, isClaimed) => {
  expect(hasSessionCookie(requestOf('GET', '/', { headers: { Cookie } }))).toBe(isClaimed);
});

describe('renewedCookies', () => {
  test('a day-old session in use lasts seven days more; an unused one ends after seven', async () => {
    const start = Date.now();
    vi.useFakeTimers({ now: start, toFake: ['Date'] });
    const used = await site.signUp();
    const unused = await site.signUp();

    const session = (await sessionOf(used))!;
    const dayOld = session.issuedAt * 1000 + DAY;
    expect(await renewedCookies(session, new Date(dayOld - 1))).toEqual([]);
    const { gets } = site.blobs.stats;
    expect(await renewedCookies(session, new Date(dayOld))).toHaveLength(2);
    expect(site.blobs.stats.gets).toBe(gets); // what was read for the request is enough

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

test.each<[string, Partial<User>]>([
  ['whose device was signed out', { signIns: [] }],
  ['whose account was closed', { deletedAt: '2026-11-21T12:00:00.000Z' }],
])('a session %s since it was read is not renewed', async (_, part) => {
  const person = await site.signUp();
  const session = (await sessionOf(person))!;
  await change(person, part);
  expect(await renewedCookies(session, new Date(Date.now() + 2 * DAY))).toEqual([]);
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

  test('a cookie that promises more than thirty days is not believed', async () => {
    const person = await site.signUp();
    const { sid = '' } = (await person.stored()).signIns[0] ?? {};
    const now = new Date();
    const openAfter = async (seconds: number) => {
      const since = now.getTime() / 1000 - seconds;
      const token = await sealToken('session', { sub: person.id, sid, epoch: 0, since }, 3600);
      return (await sessionOf({ ...person, cookie: `__Host-yak_session=${token}` }, now)) !== null;
    };
    expect(await openAfter(LONGEST_SESSION_SECONDS - 1)).toBe(true);
    expect(await openAfter(LONGEST_SESSION_SECONDS)).toBe(false);
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

  test('changes what was read for the request, without reading it again', async () => {
    const session = (await sessionOf(await site.signUp()))!;
    const { gets } = site.blobs.stats;
    await endSession(session);
    expect(site.blobs.stats.gets).toBe(gets);
  });
});

describe('changeSender', () => {
  const rename = (user: User) => ({ write: { ...user, firstName: 'Annie' }, outcome: 'renamed' });

  test('changes what was read for the request, and reads it again only when it has changed since', async () => {
    const person = await site.signUp();
    const session = (await sessionOf(person))!;
    const { gets } = site.blobs.stats;
    expect(await changeSender(session, rename)).toMatchObject({ outcome: 'renamed', user: { firstName: 'Annie' } });
    expect(site.blobs.stats.gets).toBe(gets);
    await changeSender(session, (user) => ({ write: { ...user, lastName: `of ${user.firstName}` }, outcome: null }));
    expect(await person.stored()).toMatchObject({ firstName: 'Annie', lastName: 'of Annie' });
  });

  test('is refused as signed out when the account was closed meanwhile', async () => {
    const person = await site.signUp();
    const session = (await sessionOf(person))!;
    await change(person, { deletedAt: new Date().toISOString() });
    await expect(changeSender(session, rename)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
