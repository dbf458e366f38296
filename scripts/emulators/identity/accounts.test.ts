import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Accounts, subjectOf } from './accounts.ts';
import { realm } from './people-under-test.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-accounts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['ada@acme.test', 'ada@acme.test'],
  [' A.B+c@ACME.test ', 'a.b+c@acme.test'],
  ['a@acme.test.evil.com', null],
  ['a@b@acme.test', null],
  ['@acme.test', null],
  ['', null],
])('the address %j is read as %j', (text, address) => {
  expect(new Accounts(realm, join(folder, 'accounts.json')).addressIn(text)).toBe(address);
});

test('the personas are there from the start, each under a subject that does not tell the address', () => {
  const accounts = new Accounts(realm, join(folder, 'accounts.json'));
  for (const { email } of realm.personas) {
    expect(accounts.find(subjectOf(realm, email))).toMatchObject({ email });
    expect(subjectOf(realm, email)).not.toContain(email.split('@')[0]);
  }
  expect(new Set(realm.personas.map(({ email }) => subjectOf(realm, email))).size).toBe(realm.personas.length);
});

test('a new account is kept for the next start', () => {
  const file = join(folder, 'accounts.json');
  const subject = new Accounts(realm, file).signIn('ada.b-lovelace@acme.test');
  expect(new Accounts(realm, file).find(subject)).toEqual({
    email: 'ada.b-lovelace@acme.test',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'B Lovelace',
  });
});
