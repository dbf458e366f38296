import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IdentityAccounts, personas, subjectOf, yakAddress } from './identity-accounts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yak-accounts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['fringe@yak.test', 'fringe@yak.test'],
  [' A.B+c@YAK.test ', 'a.b+c@yak.test'],
  ['a@yak.test.evil.com', null],
  ['a@b@yak.test', null],
  ['@yak.test', null],
  ['', null],
])('the address %j is read as %j', (text, address) => {
  expect(yakAddress(text)).toBe(address);
});

test('the personas are there from the start, each under a subject that does not tell the address', () => {
  const accounts = new IdentityAccounts(join(folder, 'accounts.json'));
  for (const { email } of personas) {
    expect(accounts.find(subjectOf(email))).toMatchObject({ email });
    expect(subjectOf(email)).not.toContain(email.split('@')[0]);
  }
  expect(new Set(personas.map(({ email }) => subjectOf(email))).size).toBe(personas.length);
});

test('a new account is kept for the next start', () => {
  const file = join(folder, 'accounts.json');
  const subject = new IdentityAccounts(file).signIn('ada.b-lovelace@yak.test');
  expect(new IdentityAccounts(file).find(subject)).toEqual({
    email: 'ada.b-lovelace@yak.test',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'B Lovelace',
  });
});
