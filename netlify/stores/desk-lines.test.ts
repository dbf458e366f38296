import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMessage } from '#domain/letters/make-message.ts';
import { makeSubmission } from '#domain/letters/submission/make-submission.ts';
import { readMessagePage } from '#netlify/admin/read-messages.ts';
import { readOverview } from '#netlify/admin/read-overview.ts';
import { readReview } from '#netlify/admin/read-review.ts';
import { scanRecords } from '#netlify/jobs/scan-records.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { changeInLine, deskEntries, lineEntries, readDoneSince, readEntry, readLine } from './desk-lines.ts';
import { keepMessage, messages, ownedMessages } from './message-store.ts';
import { openStore } from './open-store.ts';
import { removeOwned } from './person-index.ts';
import { keepSubmission, ownedSubmissions } from './submission-store.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  await scanRecords(new Date(), Infinity);
});
beforeEach(async () => {
  for (const name of ['messages', 'submissions', 'desk-lines', 'person-records'])
    for await (const key of openStore(name).list()) await openStore(name).remove(key);
});
afterAll(() => site.close());

const now = new Date('2026-11-22T12:00:00.000Z');
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const keep = (day: number) => keepMessage(makeMessage({ id: randomUUID(), receivedAt: at(day), answeredAt: null }));
const answer = (id: string, day: number) =>
  changeInLine(ownedMessages, id, (current) => ({
    write: current && { ...current, answeredAt: at(day) },
    outcome: null,
  }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** What the desk shows of messages that wait, and of those that were answered. */
async function readBoth() {
  const page = (state: 'open' | 'resolved') => readMessagePage({ state, q: '', after: null }, now);
  const [open, resolved] = await Promise.all([page('open'), page('resolved')]);
  const list = ({ messages: shown }: typeof open) => shown.map(({ message }) => message);
  return { waiting: open.counts.open, unanswered: list(open), answered: list(resolved) };
}

test('what waits is oldest first, what was answered newest first, and both are counted', async () => {
  const [late, early, middle] = [await keep(12), await keep(3), await keep(7)];
  await answer(late.id, 13);
  await answer(early.id, 14);
  const { waiting, unanswered, answered } = await readBoth();
  expect([waiting, ids(unanswered), ids(answered)]).toEqual([1, [middle.id], [early.id, late.id]]);
  expect((await readOverview(now)).messages).toEqual({ waiting: 1, oldestAt: at(7) });
});

test('a submission leaves the line of what waits when it is decided, and comes back when it waits again', async () => {
  const [one, other] = [
    await keepSubmission(makeSubmission({ id: randomUUID(), receivedAt: at(4) })),
    await keepSubmission(makeSubmission({ id: randomUUID(), receivedAt: at(5) })),
  ];
  const decision = { state: 'declined', attempt: randomUUID(), decidedAt: at(6), reason: 'No.' } as const;
  const set = (to: typeof decision | null) =>
    changeInLine(ownedSubmissions, one.id, (current) => ({
      write: current && { ...current, decision: to },
      outcome: null,
    }));
  await set(decision);
  const decided = await readReview(now);
  expect([decided.waiting, ids(decided.queue), ids(decided.decided)]).toEqual([1, [other.id], [one.id]]);
  await set(null);
  expect(ids((await readReview(now)).queue)).toEqual([one.id, other.id]);
  expect((await readOverview(now)).review).toEqual({ waiting: 2, oldestAt: at(4) });
});

test('what is removed leaves its line', async () => {
  const message = await keep(2);
  await removeOwned(ownedMessages, message.id, message);
  expect(await deskEntries.keys()).toEqual([]);
});

test('an entry whose mover died shows nothing twice, and the walk takes it away', async () => {
  const message = await keep(2);
  await messages.change(message.id, (current) => ({
    write: current && { ...current, answeredAt: at(3) },
    outcome: null,
  }));
  expect(ids((await readBoth()).unanswered)).toEqual([]);
  await scanRecords(new Date(Date.now() + 2 * 86_400_000), Infinity);
  const { waiting, unanswered, answered } = await readBoth();
  expect([waiting, unanswered, ids(answered)]).toEqual([0, [], [message.id]]);
  expect(await deskEntries.keys()).toHaveLength(1);
});

test('records of an earlier release are all read until a walk has put them in their lines', async () => {
  await openStore('record-walk').remove('walk');
  const message = makeMessage({ id: randomUUID(), receivedAt: at(9), answeredAt: null });
  await openStore('messages').create(message.id, message);
  expect(ids((await readBoth()).unanswered)).toEqual([message.id]);
  expect(await deskEntries.keys()).toEqual([]);
  const later = makeMessage({ id: randomUUID(), receivedAt: at(10), answeredAt: null });
  const done = makeMessage({ id: randomUUID(), receivedAt: at(2), answeredAt: at(11) });
  for (const one of [later, done]) await openStore('messages').create(one.id, one);
  const [waiting, answered] = [await lineEntries(ownedMessages, true), await lineEntries(ownedMessages, false)];
  expect([waiting, answered].map((list) => list.map((entry) => entry.slice(-36)))).toEqual([
    [message.id, later.id],
    [done.id],
  ]);
  expect([await readLine(ownedMessages, true, 5), await readDoneSince(ownedMessages, now)]).toEqual([null, null]);
  for (const { id } of [later, done]) await openStore('messages').remove(id);
  await scanRecords(now, Infinity);
  expect(await lineEntries(ownedMessages, true)).toEqual(waiting.slice(0, 1));
  expect(ids((await readBoth()).unanswered)).toEqual([message.id]);
  expect(await deskEntries.keys()).toHaveLength(1);
});

test('a record that cannot be read is passed over, and still counted', async () => {
  const [broken, fine] = [await keep(1), await keep(2)];
  const etag = (await openStore('messages').read(broken.id))?.etag ?? '';
  await openStore('messages').replace(broken.id, { shape: 'of another release' }, etag);
  expect(ids((await readBoth()).unanswered)).toEqual([fine.id]);
  expect((await readOverview(now)).messages.waiting).toBe(2);
});

test('what was dealt with since a time is newest first, and of a line as many are read as are wanted', async () => {
  const messagesOf = [await keep(1), await keep(2), await keep(3)];
  expect(await readLine(ownedMessages, false, 2)).toEqual({ records: [], count: 0, firstAt: null });
  for (const [index, { id }] of messagesOf.entries()) await answer(id, 10 + index);
  const [first, second, third] = ids(messagesOf);
  expect(ids((await readDoneSince(ownedMessages, new Date(at(11)))) ?? [])).toEqual([third, second]);
  const line = await readLine(ownedMessages, false, 2);
  expect([ids(line?.records ?? []), line?.count, line?.firstAt]).toEqual([[third, second], 3, at(12)]);
  expect((await lineEntries(ownedMessages, false)).map((entry) => entry.slice(-36))).toEqual([third, second, first]);
});

test('a change that leaves a record in its place leaves its entry, and one that changes nothing makes none', async () => {
  const message = await keep(2);
  const before = await deskEntries.keys();
  await changeInLine(ownedMessages, message.id, (current) => ({
    write: current && { ...current, name: 'Eve' },
    outcome: null,
  }));
  await changeInLine(ownedMessages, randomUUID(), () => ({ write: null, outcome: null }));
  expect(await deskEntries.keys()).toEqual(before);
  const [entry = ''] = before;
  expect((await readEntry(ownedMessages, true, entry))?.name).toBe('Eve');
  expect(await readEntry(ownedMessages, false, entry)).toBeNull();
  expect(await readEntry(ownedMessages, true, entry.slice(0, -36) + randomUUID())).toBeNull();
});

test('of two who change one record at once the entry of the one that came through stands', async () => {
  const message = await keep(2);
  let tries = 0;
  await changeInLine(ownedMessages, message.id, async (current) => {
    tries += 1;
    if (tries === 1)
      await messages.change(message.id, (now_) => ({ write: now_ && { ...now_, name: 'Eve' }, outcome: null }));
    return { write: current && { ...current, ...(tries === 1 && { answeredAt: at(9) }) }, outcome: null };
  });
  expect([tries, (await messages.read(message.id))?.answeredAt]).toEqual([2, null]);
  expect(ids((await readBoth()).unanswered)).toEqual([message.id]);
});
