import { expect, test } from 'vitest';
import { kitsOf, noKits } from './kits-of.ts';

const createdAt = '2026-11-23T12:00:00.000Z';
const account = { createdAt, birth: 'a' };

test('collections belong to the account that made them, and to no other of the same person', () => {
  const mine = noKits(account);
  expect(kitsOf(mine, account)).toBe(mine);
  expect(kitsOf(mine, { createdAt, birth: 'b' })).toBeNull();
  expect(kitsOf(mine, { createdAt })).toBeNull();
  expect(kitsOf(null, account)).toBeNull();
});

test('those from before births, or of a release that wrote none, belong to the account that was made at their time', () => {
  const { birth: _, ...old } = noKits(account);
  expect([kitsOf(old, { createdAt }), kitsOf(old, account)]).toEqual([old, old]);
  expect(kitsOf(old, { createdAt: '2026-11-24T12:00:00.000Z' })).toBeNull();
  expect(kitsOf(noKits({ createdAt }), { createdAt })).toEqual({ ...old, birth: createdAt });
});
