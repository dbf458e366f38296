import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formsADay } from '#domain/letters/form-day.ts';
import { LETTERS_A_DAY } from '#domain/letters/sender-record.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { countEvent } from './count-event.ts';
import { documentEdits, documentIndexes, readDocumentIndex, documentIndexKey } from './document-index-store.ts';
import { changeFactDesk, readFactDesk } from './fact-desk-store.ts';
import { countedEvents } from './figure-store.ts';
import { countToday, formDays } from './form-day-store.ts';
import { openStore } from './open-store.ts';
import { RECORD_SCAN, isIndexed, readTally } from './record-scan-store.ts';
import { countForm, readSender, removeSender } from './sender-store.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

const now = new Date('2026-11-22T12:00:00.000Z');
const odd = { shape: 'of another release' };

test('an event counts each time, but one that has a name once, in the week in which it was', async () => {
  for (let time = 0; time < 2; time += 1) {
    await countEvent('signed-up', now);
    await countEvent('ended', now, 'sub_1');
  }
  await countEvent('ended', now, 'sub_2');
  const keys = await countedEvents.keys();
  expect(keys.map((key) => key.slice(0, -12))).toEqual([
    ...Array(2).fill('2026-W47-ended-'),
    ...Array(2).fill('2026-W47-signed-up-'),
  ]);
  for (const key of keys) expect(key).toMatch(/-[0-9a-f]{12}$/);
  expect(await countedEvents.all()).toEqual(keys.map(() => ({ at: now.toISOString() })));
  site.blobs.setFault(() => '503');
  await countEvent('signed-up', now);
  expect(site.logged.at(-1)).toContain('"event_not_counted"');
});

test('a form is taken as often a day as its cap says, and a count that cannot be read begins anew', async () => {
  const key = 'contact-2026-11-22';
  await formDays.keep(key, { count: formsADay.contact - 1 });
  expect([await countToday('contact', now), await countToday('contact', now)]).toEqual([true, false]);
  expect([await countToday('submission', now), await formDays.read(key)]).toEqual([true, { count: formsADay.contact }]);
  await openStore('form-days').create('subscription-2026-11-22', odd);
  expect(await countToday('subscription', now)).toBe(true);
  expect(await formDays.read('subscription-2026-11-22')).toEqual({ count: 1 });
});

test('forms under one address are counted until their letters are too many, the same attempt once', async () => {
  const count = (attempt: string) => countForm('Ada@count.test', attempt, now);
  const attempts = Array.from({ length: LETTERS_A_DAY + 1 }, () => randomUUID());
  const quiet: boolean[] = [];
  for (const attempt of attempts) quiet.push(await count(attempt), await count(attempt));
  expect(quiet).toEqual([...Array(2 * LETTERS_A_DAY).fill(false), true, true]);
  expect((await readSender('ada@count.test'))?.sent.map(({ attempt }) => attempt)).toEqual(attempts.toReversed());
  expect(await readSender('eve@count.test')).toBeNull();
  const before = await site.snapshot();
  await count(attempts[0] ?? '');
  expect(await site.snapshot()).toBe(before);
  await removeSender('ADA@count.test');
  expect(await readSender('ada@count.test')).toBeNull();
});

test('what editors left of facts is kept; one that cannot be read counts as none, and is put aside by a change', async () => {
  const left = { toolId: 1, fact: 'price', mark: 'x', until: now.toISOString() } as const;
  const empty = { left: [], reports: [] };
  expect([await readFactDesk(), await changeFactDesk((desk) => ({ ...desk, left: [left] }))]).toEqual([
    empty,
    { ...empty, left: [left] },
  ]);
  const before = await site.snapshot();
  expect(await changeFactDesk((desk) => desk)).toEqual({ ...empty, left: [left] });
  expect([await site.snapshot(), await readFactDesk()]).toEqual([before, { ...empty, left: [left] }]);
  await openStore('watch-reports').remove('desk');
  await openStore('watch-reports').create('desk', odd);
  expect(await readFactDesk()).toEqual(empty);
  expect(await changeFactDesk((desk) => ({ ...desk, left: [left] }))).toEqual({ ...empty, left: [left] });
  site.blobs.setFault(() => '503');
  await expect(readFactDesk()).rejects.toThrow('read');
});

test('a shelf that holds nothing begins with the first number of the desk, and edits are no shelves', async () => {
  const index = { nextId: 7, announcedOn: null, entries: [] };
  const { nextId } = await readDocumentIndex('drop');
  expect(await readDocumentIndex('drop')).toEqual({ ...index, nextId });
  await documentIndexes.keep(documentIndexKey('drop'), index);
  expect([await readDocumentIndex('drop'), (await readDocumentIndex('lesson')).nextId]).toEqual([index, nextId]);
  expect([await documentIndexes.keys(), await documentEdits.keys()]).toEqual([['shelf-drop'], []]);
});

test('the desk’s lines hold once a walk has counted everything, and not while nobody can tell', async () => {
  const seen = { records: 1, forgotten: 0, unreadable: 0, places: [] };
  const finishedAt = now.toISOString();
  const tally = {
    byStore: { users: 1 },
    subscribers: { byState: { pending: 0, confirmed: 1, unsubscribed: 0 }, joinedIn: {} },
  };
  const scan = { position: { kinds: 0, after: '' }, seen, last: null };
  const standing = async () => [await isIndexed(), await readTally()];
  const put = async (value: object) => {
    await openStore('record-walk').remove(RECORD_SCAN);
    await openStore('record-walk').create(RECORD_SCAN, value);
  };
  expect(await standing()).toEqual([false, null]);
  for (const value of [odd, scan, { ...scan, last: { ...seen, finishedAt } }]) {
    await put(value);
    expect(await standing()).toEqual([false, null]);
  }
  await put({ ...scan, last: { ...seen, tally, finishedAt } });
  expect(await standing()).toEqual([true, { ...tally, finishedAt }]);
  site.blobs.setFault(() => '503');
  expect(await isIndexed()).toBe(false);
  await expect(readTally()).rejects.toThrow('read');
});
