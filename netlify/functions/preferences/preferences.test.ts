import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, ask, startSiteUnderTest } from '../../../scripts/promises/site-under-test.ts';
import preferences from './preferences.ts';

const path = '/api/preferences';
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test('a new person has the defaults; what they choose is stored with its day', async () => {
  const person = await site.signUp();
  const first = await ask(preferences, 'GET', path, { person });
  expect(await first.json()).toEqual({
    freshDrops: true,
    toolUpdates: false,
    weeklyDigest: true,
    marketing: false,
    changedAt: null,
  });
  const choices = { freshDrops: false, toolUpdates: true, weeklyDigest: false, marketing: true };
  const saved = (await (await ask(preferences, 'POST', path, { person, body: choices })).json()) as {
    changedAt: string;
  };
  expect(saved).toEqual({ ...choices, changedAt: expect.any(String) });
  expect(Math.abs(Date.now() - Date.parse(saved.changedAt))).toBeLessThan(5000);
  expect((await person.stored()).preferences).toEqual(saved);
});

test.each([
  {},
  { freshDrops: true },
  { freshDrops: 'yes', toolUpdates: true, weeklyDigest: true, marketing: true },
  { freshDrops: true, toolUpdates: true, weeklyDigest: true, marketing: true, changedAt: null },
])('refuses %j and changes nothing', async (body) => {
  const person = await site.signUp();
  expect((await ask(preferences, 'POST', path, { person, body })).status).toBe(400);
  expect((await person.stored()).preferences.changedAt).toBeNull();
});
