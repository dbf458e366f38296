import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
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

test('whose drops the digest tells is kept until it is chosen again, also by the link of a mail', async () => {
  const person = await site.signUp();
  const choices = { freshDrops: false, toolUpdates: true, weeklyDigest: true, marketing: true };
  await ask(preferences, 'POST', path, { person, body: { ...choices, digestOf: 'near' } });
  await ask(preferences, 'POST', path, { person, body: choices });
  expect((await person.stored()).preferences.digestOf).toBe('near');
  const { birth } = await person.stored();
  const { readerLinks } = await import('#netlify/letters/reader-link.ts');
  const links = await readerLinks({ address: person.email, userId: person.id, birth, list: null });
  const key = new URL(links.preferences).searchParams.get('key');
  const body = { key, general: false, freshDrops: false, tools: [], account: choices };
  const { default: emailPreferences } = await import('../email-preferences/email-preferences.ts');
  expect((await ask(emailPreferences, 'POST', '/api/email-preferences', { body })).status).toBe(200);
  expect((await person.stored()).preferences).toMatchObject({ ...choices, digestOf: 'near' });
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
