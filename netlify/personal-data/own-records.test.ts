import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { keepMessage, messages } from '#netlify/stores/message-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { personRecords } from '#netlify/stores/person-index.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { exportData } from './export-data.ts';
import { personalMessages } from './forms.ts';
import { personalStores } from './registry.ts';

const account = { createdAt: '2026-11-21T12:00:00.000Z' };
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());

const scan = () => scanRecords(new Date(), Infinity);
const calls = () => {
  const { gets, heads, puts, deletes, lists } = site.blobs.stats;
  return gets + heads + puts + deletes + lists;
};

/** Calls to the store that a person's export, and then their deletion, cost. */
async function costOf(email: string): Promise<{ exported: number; erased: number; found: number }> {
  const person = { userId: createHash('sha256').update(email).digest('hex'), account, email };
  for (let count = 0; count < 3; count += 1) await keepMessage(makeMessage({ id: randomUUID(), email }));
  const before = calls();
  const { records } = await exportData(person, new Date());
  const exported = calls() - before;
  for (const { erase } of personalStores) await erase(person);
  const found = records.find(({ store }) => store === 'messages')?.data as unknown[];
  return { exported, erased: calls() - before - exported, found: found.length };
}

test('what strangers sent costs a person nothing: export and deletion take as many calls beside 3,000 messages as beside none', async () => {
  await scan();
  const alone = await costOf('ada@yak.test');
  const store = openStore('messages');
  for (let first = 0; first < 3000; first += 50)
    await Promise.all(
      Array.from({ length: 50 }, () => {
        const id = randomUUID();
        return store.create(id, makeMessage({ id, email: `${id}@strangers.test` }));
      }),
    );
  expect(await costOf('eve@yak.test')).toEqual(alone);
  expect(alone.found).toBe(3);
});

test('messages of an earlier release, which no index names, are found before and after the first walk', async () => {
  await openStore('record-walk').remove('walk');
  const id = randomUUID();
  await openStore('messages').create(id, makeMessage({ id, email: 'early@yak.test' }));
  const person = { userId: 'none', account, email: 'early@yak.test' };
  expect(await personalMessages.exportOf(person)).toMatchObject([{ id }]);
  await scan();
  expect(await personalMessages.exportOf(person)).toMatchObject([{ id }]);
  await personalMessages.erase(person);
  expect(await messages.read(id)).toBeNull();
  expect((await personRecords.all()).filter(({ key }) => key === id)).toEqual([]);
});

test.each([true, false])("a person's own record that nobody can read goes with them (walked: %s)", async (isWalked) => {
  if (isWalked) await scan();
  else await openStore('record-walk').remove('walk');
  const id = randomUUID();
  await keepMessage(makeMessage({ id, email: 'odd@yak.test' }));
  const entry = await openStore('messages').read(id);
  await openStore('messages').replace(id, { shape: 'of another release' }, entry?.etag ?? '');
  await personalMessages.erase({ userId: 'none', account, email: 'odd@yak.test' });
  expect(await openStore('messages').read(id)).toBeNull();
});
