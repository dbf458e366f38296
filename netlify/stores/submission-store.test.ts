import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openStore } from './open-store.ts';
import { ownedKeys, removeEntries, removeOwned } from './person-index.ts';
import {
  firstWith,
  isSuggested,
  keepSubmission,
  ownedSubmissions,
  submissions,
  suggestedAddresses,
} from './submission-store.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());

const made = (website: string, fields = {}) => makeSubmission({ id: randomUUID(), website, ...fields });
/** Writes something over a record that no release can read. */
async function spoil(store: string, key: string): Promise<void> {
  await openStore(store).remove(key);
  await openStore(store).create(key, { shape: 'of another release' });
}

test('the first with an address is known by it; others, however they write it, are repetitions, and a retry is not', async () => {
  const first = made('https://one.test/');
  expect([await isSuggested(first.website), await firstWith(first.website)]).toEqual([false, null]);
  expect((await keepSubmission(first)).isRepeat).toBe(false);
  expect((await keepSubmission({ ...first, toolName: 'Another' })).toolName).toBe(first.toolName);
  expect((await keepSubmission(made('http://www.one.test'))).isRepeat).toBe(true);
  expect((await keepSubmission(made('https://other.test/'))).isRepeat).toBe(false);
  expect([await isSuggested('http://one.test'), (await firstWith('http://one.test'))?.id]).toEqual([true, first.id]);
});

test('what cannot be read is passed over: a note counts as a suggestion, and nobody is named the first', async () => {
  const [lost, odd] = [made('https://lost.test/'), made('https://odd.test/')];
  for (const one of [lost, odd]) await keepSubmission(one);
  await spoil('submissions', odd.id);
  expect(await firstWith(odd.website)).toBeNull();
  await submissions.remove(lost.id);
  expect(await firstWith(lost.website)).toBeNull();
  for (const key of await suggestedAddresses.keys()) await spoil('submission-addresses', key);
  expect([await isSuggested(odd.website), await firstWith(odd.website)]).toEqual([true, null]);
  expect((await keepSubmission(made('https://odd.test/'))).isRepeat).toBe(true);
});

test('a record is found by each of its owners in its own store alone, until it is removed', async () => {
  const mine = await keepSubmission(made('https://a.test/', { userId: 'user-1', submitterEmail: 'Ada@owner.test' }));
  const other = await keepSubmission(made('https://b.test/', { userId: 'user-2', submitterEmail: 'ada@owner.test' }));
  const found = (...owners: Parameters<typeof ownedKeys>[1]) => ownedKeys('submissions', owners);
  expect(await found({ userId: 'user-1' })).toEqual([mine.id]);
  expect((await found({ address: 'ADA@owner.test' }, { userId: 'user-2' })).toSorted()).toEqual(
    [mine.id, other.id].toSorted(),
  );
  expect(await ownedKeys('messages', [{ userId: 'user-1' }])).toEqual([]);
  expect(await found({ userId: 'ada@owner.test' }, { address: 'user-1' }, { userId: 'user-3' })).toEqual([]);
  await removeEntries('submissions', mine.id, [{ userId: 'user-1' }]);
  expect(await found({ userId: 'user-1' })).toEqual([]);
  await removeOwned(ownedSubmissions, other.id, other);
  expect(await found({ address: 'ada@owner.test' }, { userId: 'user-2' })).toEqual([mine.id]);
  expect(await submissions.read(other.id)).toBeNull();
});
