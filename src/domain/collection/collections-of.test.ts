import { expect, test } from 'vitest';
import { collectionsOf, noCollections } from './collections-of.ts';

const createdAt = '2026-11-23T12:00:00.000Z';
const account = { createdAt, birth: 'a' };

test('collections belong to the account that made them, and to no other of the same person', () => {
  const mine = noCollections(account);
  expect(collectionsOf(mine, account)).toBe(mine);
  expect(collectionsOf(mine, { createdAt, birth: 'b' })).toBeNull();
  expect(collectionsOf(mine, { createdAt })).toBeNull();
  expect(collectionsOf(null, account)).toBeNull();
});

test('those from before births, or of a release that wrote none, belong to the account that was made at their time', () => {
  const { birth: _, ...old } = noCollections(account);
  expect([collectionsOf(old, { createdAt }), collectionsOf(old, account)]).toEqual([old, old]);
  expect(collectionsOf(old, { createdAt: '2026-11-24T12:00:00.000Z' })).toBeNull();
  expect(collectionsOf(noCollections({ createdAt }), { createdAt })).toEqual({ ...old, birth: createdAt });
});
