import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import authUser from '../auth-user/auth-user.ts';
import logout from './logout.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());

test.each([
  ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['another site, in an old browser', { 'Sec-Fetch-Site': null, Referer: 'https://elsewhere.test/' }],
])('a visit that %s caused signs nobody out, and asks first (B13)', async (_, headers) => {
  const person = await site.signUp();
  const answer = await ask(logout, 'GET', '/api/logout', { person, headers });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Do you want to sign out')]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect((await ask(authUser, 'GET', '/api/auth/user', { person })).status).toBe(200);
});

test.each(['same-origin', 'none'])(
  'a visit by the person (%s) signs out, and the cookie is good for nothing',
  async (by) => {
    const person = await site.signUp();
    const answer = await ask(logout, 'GET', '/api/logout', { person, headers: { 'Sec-Fetch-Site': by } });
    expect(answer.status).toBe(303);
    expect((await ask(authUser, 'GET', '/api/auth/user', { person })).status).toBe(401);
  },
);
