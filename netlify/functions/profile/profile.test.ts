import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import profile from './profile.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test('stores the names, trimmed, and nothing else', async () => {
  const person = await site.signUp();
  const before = await person.stored();
  const answer = await ask(profile, 'POST', '/api/profile', {
    person,
    body: { firstName: ' Ada ', lastName: 'Lovelace' },
  });
  expect([answer.status, await answer.json()]).toEqual([200, { firstName: 'Ada', lastName: 'Lovelace' }]);
  const { operations: _, ...after } = await person.stored();
  const { operations: __, ...expected } = { ...before, firstName: 'Ada', lastName: 'Lovelace' };
  expect(after).toEqual(expected);
});

test.each([
  { firstName: 'x'.repeat(81), lastName: '' },
  { firstName: 'Ada' },
  { firstName: 'Ada', lastName: 'L', email: 'other@yak.test' },
])('refuses %j and changes nothing', async (body) => {
  const person = await site.signUp();
  const before = await person.stored();
  const answer = await ask(profile, 'POST', '/api/profile', { person, body });
  expect(answer.status).toBe(400);
  expect(await person.stored()).toEqual(before);
});

test.each([
  ['NUL and control characters', 'A\u0000d\u0007a', 'Ada'],
  ['marks that turn the text round', '\u202eadA\u202c \u2066x\u2069\u200f', 'adA x'],
  ['half of a character', 'A\ud83dda\ude00', 'Ada'],
  ['line breaks', 'Ada\r\nBcc: x', 'Ada Bcc: x'],
  ['a whole emoji and letters of any script, which stay', 'Ada 😀 Łukasz 李', 'Ada 😀 Łukasz 李'],
])('a name loses %s (B9)', async (_, firstName, kept) => {
  const person = await site.signUp();
  const answer = await ask(profile, 'POST', '/api/profile', { person, body: { firstName, lastName: '' } });
  expect([answer.status, await answer.json()]).toEqual([200, { firstName: kept, lastName: '' }]);
  expect((await person.stored()).firstName).toBe(kept);
});

test('a sign-in later does not overwrite a name the person chose', async () => {
  const person = await site.signUp({ email: 'chosen@yak.test' });
  await ask(profile, 'POST', '/api/profile', { person, body: { firstName: 'Chosen', lastName: 'Name' } });
  await site.signUp({ email: 'chosen@yak.test' });
  expect(await person.stored()).toMatchObject({ firstName: 'Chosen', lastName: 'Name' });
});
