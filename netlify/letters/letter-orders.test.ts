import { beforeEach, expect, test } from 'vitest';
import { isoWeek } from '#domain/value/iso-week.ts';
import { newEdition } from '#domain/letters/edition.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { personMark } from '#netlify/session/person-mark.ts';
import { editions } from '#netlify/stores/edition-store.ts';
import { letterOrders } from '#netlify/stores/letter-order-store.ts';
import { newsPieces } from '#netlify/stores/news-store.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { makeUser, monday, useMailingSite } from '#testing/use-mailing-site.ts';
import { fileDrops } from '#testing/built-catalogue.ts';
import { changePiece, draftNews, removePiece } from './change-news.ts';
import { orderLetter, readOrders, takeUp } from './letter-orders.ts';
import { digestAs, newsAs } from './letters-as.ts';
import { sendLateDigests } from './send-digest.ts';

useMailingSite();

const at = monday.toISOString();
const later = new Date(monday.getTime() + 60_000);
const admin = 'a'.repeat(64);
const name = 'digest-2026-W46';
beforeEach(async () => {
  for (const store of ['letter-orders', 'mail-editions', 'news'])
    for await (const key of openStore(store).list()) await openStore(store).remove(key);
});
const spoil = (store: string, key: string) => openStore(store).create(key, { shape: 'of another release' });

test('a letter is taken up once, and nothing can be ordered about it from then on', async () => {
  expect(await readOrders(name)).toBeNull();
  for (const now of [monday, later]) expect(await takeUp(name, now)).toBe(true);
  expect(await readOrders(name)).toEqual({ order: null, begunAt: at });
  await expect(orderLetter(name, 'hold', admin, later)).rejects.toMatchObject({ code: 'letter_begun' });
});

test('an order is stored with when and by whom; what is held or skipped is not taken up, what is released is', async () => {
  for (const [kind, mayGo] of [
    ['hold', false],
    ['skip', false],
    ['release', true],
  ] as const) {
    await orderLetter(name, kind, admin, monday);
    expect(await readOrders(name)).toEqual({ order: { kind, at, who: personMark(admin) }, begunAt: null });
    expect(await takeUp(name, later)).toBe(mayGo);
  }
});

test('orders that nobody can read hold their letter, and can be given anew', async () => {
  await spoil('letter-orders', name);
  expect(await readOrders(name)).toEqual({
    order: { kind: 'hold', at: '1970-01-01T00:00:00.000Z', who: null },
    begunAt: null,
  });
  expect(await takeUp(name, monday)).toBe(false);
  await orderLetter(name, 'skip', admin, monday);
  expect((await readOrders(name))?.order?.kind).toBe('skip');
});

test.each([
  ['of an earlier release', () => editions.keep(name, newEdition(name, { dropIds: [], changes: [] }))],
  ['that nobody can read', () => spoil('mail-editions', name)],
])('an edition %s has begun: nothing is ordered about it', async (_, begin) => {
  await begin();
  await expect(orderLetter(name, 'hold', admin, monday)).rejects.toMatchObject({ code: 'letter_begun' });
  expect(await readOrders(name)).toBeNull();
});

test('a digest that was released goes out when its hour has come, one that was not does not', async () => {
  const run = (now: Date) => sendLateDigests({ now, drops: [], plans, until: performance.now() + 20_000 });
  const begunAt = async () => (await readOrders(name))?.begunAt ?? null;
  for (const [kind, now, begun] of [
    [null, monday, null],
    ['hold', monday, null],
    ['release', new Date(monday.getTime() - 1), null],
    ['release', monday, at],
  ] as const) {
    if (kind) await orderLetter(name, kind, admin, now);
    expect([await run(now), await begunAt()]).toEqual([{ sent: 0, isDone: true }, begun]);
  }
});

test('a piece of news keeps who wrote and released it, until it has begun', async () => {
  const who = personMark(admin);
  const key = await draftNews('The yak', 'First words.', admin, monday);
  const piece = { subject: 'The yak', words: 'First words.', written: { at, who }, release: null, held: null };
  const stored = { ...piece, begunAt: null, doneAt: null };
  expect(await newsPieces.read(key)).toEqual(stored);
  const again = { do: 'write', subject: 'Two yaks', words: 'Other words.' } as const;
  expect(await changePiece(key, again, 'b'.repeat(64), later)).toBe('Two yaks');
  const written = { at: later.toISOString(), who: personMark('b'.repeat(64)) };
  expect(await newsPieces.read(key)).toEqual({ ...stored, subject: 'Two yaks', words: 'Other words.', written });
  expect(await removePiece(key, admin, later)).toBe('Two yaks');
  for (const gone of [changePiece(key, again, admin, later), removePiece(key, admin, later)])
    await expect(gone).rejects.toMatchObject({
      code: 'not_found',
      message: 'There is no such piece of news any more.',
    });
  const begun = await draftNews('The yak', 'First words.', admin, monday);
  await newsPieces.change(begun, (current) => ({ write: current && { ...current, begunAt: at }, outcome: null }));
  await expect(removePiece(begun, admin, later)).rejects.toMatchObject({ code: 'letter_begun' });
  expect((await newsPieces.read(begun))?.begunAt).toBe(at);
});

test('an admin sees each letter as a reader on a plan gets it, whatever they chose themselves', async () => {
  const off = { freshDrops: false, toolUpdates: false, weeklyDigest: false, marketing: false, changedAt: null };
  const person = await makeUser({ plan: 'core' }, { preferences: off });
  const user = await person.stored();
  const oldest = fileDrops.toSorted((a, b) => a.releaseDate.localeCompare(b.releaseDate))[0]!;
  const week = isoWeek(new Date(oldest.releaseDate));
  const now = new Date();
  const [core, fringe] = [await digestAs('core', week, user, now), await digestAs('fringe', week, user, now)];
  expect([core?.to, fringe?.to]).toEqual([{ address: user.email }, { address: user.email }]);
  expect([core, fringe].map((letter) => letter?.text.includes('Under the fringe'))).toEqual([false, true]);
  expect(core?.text.replaceAll(/\s+/g, ' ')).toContain(oldest.updateTitle);
  expect(await digestAs('core', '2001-W01', user, now)).toBeNull();

  const key = await draftNews('The yak', 'First words.', admin, monday);
  expect(await newsAs(key, user, now)).toMatchObject({ subject: 'The yak', to: { address: user.email } });
  await spoil('news', '0000000000000-deadbeef');
  for (const none of ['0000000000000-deadbeef', '0000000000000-00000000'])
    expect(await newsAs(none, user, now)).toBeNull();
  expect((await person.stored()).preferences).toEqual(off);
  expect(await letterOrders.keys()).toEqual([]);
});
