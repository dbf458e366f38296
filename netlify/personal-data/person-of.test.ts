import { expect, test } from 'vitest';
import { newUser } from '#domain/person/user.ts';
import { personOf } from './export-data.ts';

const identity = { id: 'one', firstName: '', lastName: '', profileImageUrl: null, email: 'ada@yak.test' };
const now = new Date('2026-11-22T12:00:00Z');

test('an address that nobody has verified opens no records of its owner (B13)', () => {
  const userOf = (emailVerified: boolean) =>
    newUser({ ...identity, emailVerified }, now, 'b1b1b1b1-0000-4000-8000-000000000001');
  expect(personOf(userOf(true))).toEqual({ userId: 'one', account: userOf(true), email: 'ada@yak.test' });
  expect(personOf(userOf(false))).toEqual({ userId: 'one', account: userOf(false), email: null });
});
