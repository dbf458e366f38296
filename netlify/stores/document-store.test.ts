import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { documentStore } from './document-store.ts';
import { openStore } from './open-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import { UnreadableRecord } from './unreadable-record.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

const lists = documentStore('lists', z.strictObject({ ids: z.array(z.string()) }));

function add(key: string, id = randomUUID()): Promise<string> {
  return lists.change(key, (list) => ({ write: { ids: [...(list?.ids ?? []), id] }, outcome: id }));
}
const idsUnder = async (key: string) => (await lists.read(key))?.ids ?? [];

test('many who change one document at once all come through', async () => {
  const added = await Promise.all(Array.from({ length: 30 }, () => add('shared')));
  expect((await idsUnder('shared')).toSorted()).toEqual(added.toSorted());
});

test('how often a change is tried depends on how fast the store is, not on how long it took: all come through', async () => {
  site.blobs.setLatency(() => 300); // a try takes twice as long
  const added = await Promise.all(Array.from({ length: 10 }, () => add('slow')));
  site.blobs.setLatency(() => 0);
  expect((await idsUnder('slow')).toSorted()).toEqual(added.toSorted());
});

test('who meets others again and again is told to come back within five seconds, and nothing of theirs is written', async () => {
  const { YAK_BLOBS_TIMEOUT_MS: waits = '' } = site.environment;
  site.setEnvironment({ YAK_BLOBS_TIMEOUT_MS: '' }); // as on a deploy
  let others = 0;
  const start = performance.now();
  const meeting = lists.change('busy', async (list) => {
    await openStore('lists').create('busy', { ids: [] });
    const current = await openStore('lists').read('busy');
    others += 1;
    await openStore('lists').replace('busy', { ids: [`other-${others}`] }, current?.etag ?? '');
    return { write: { ids: [...(list?.ids ?? []), 'mine'] }, outcome: null };
  });
  const refusal = await meeting.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StoreUnavailable);
  expect(String(refusal)).toMatch(/change of a record in lists: no luck in \d+ tries$/);
  const tookMs = performance.now() - start;
  site.setEnvironment({ YAK_BLOBS_TIMEOUT_MS: waits });
  expect(await idsUnder('busy')).not.toContain('mine');
  expect(others).toBeGreaterThan(10);
  expect(tookMs).toBeLessThan(5000);
});

test('a write whose reply was lost is not done twice, even one that says nothing of its own', async () => {
  const counters = documentStore('counters', z.object({ count: z.number() }));
  const faults = ['drop-after-commit' as const];
  site.blobs.setFault(({ method }) => (method === 'PUT' ? (faults.shift() ?? null) : null));
  await counters.change('one', (current) => ({ write: { count: (current?.count ?? 0) + 1 }, outcome: null }));
  expect(await counters.read('one')).toEqual({ count: 1 });
});

test('a change costs one read and one write, and one that leaves everything writes nothing', async () => {
  const { gets, puts } = site.blobs.stats;
  await add('cheap');
  expect([site.blobs.stats.gets - gets, site.blobs.stats.puts - puts]).toEqual([1, 1]);
  const before = site.blobs.stats.puts;
  expect(await lists.change('none', (list) => ({ write: null, outcome: list }))).toBeNull();
  expect(site.blobs.stats.puts).toBe(before);
});

test('an update tells what became of the document; what the rule leaves as it is, or makes nothing of, is not written', async () => {
  await lists.keep('updated', { ids: ['a'] });
  site.blobs.setFault(({ method }) => (method === 'PUT' ? '503' : null));
  expect(await lists.update('updated', (list) => list)).toEqual({ ids: ['a'] });
  expect(await lists.update('updated', () => null)).toBeNull();
  site.blobs.setFault(() => null);
  expect(await lists.update('updated', (list) => list && { ids: [...list.ids, 'b'] })).toEqual({ ids: ['a', 'b'] });
  expect(await idsUnder('updated')).toEqual(['a', 'b']);
});

test('a store that takes no writes ends in an error, never in a claimed success', async () => {
  site.blobs.setFault(({ method }) => (method === 'PUT' ? '503' : null));
  await expect(add('dead')).rejects.toBeInstanceOf(StoreUnavailable);
});

test('a document of another shape is refused, not rewritten', async () => {
  await openStore('lists').create('odd', { other: 1 });
  await expect(add('odd')).rejects.toBeInstanceOf(UnreadableRecord);
  await expect(lists.read('odd')).rejects.toMatchObject({ place: 'lists/odd', message: 'lists/odd: ids' });
  await openStore('lists').create('odd-text', 'a text');
  await expect(lists.read('odd-text')).rejects.toThrow('lists/odd-text: the whole');
  expect((await openStore('lists').read('odd'))?.value).toEqual({ other: 1 });
});

test('what the schema could not read again is not written: not kept, not made by a change, not changed', async () => {
  await lists.keep('sound', { ids: ['one'] });
  const before = site.blobs.stats.puts;
  const wrong = { ids: [1] } as unknown as { ids: string[] };
  const spoil = () => ({ write: wrong, outcome: null });
  await expect(lists.keep('wrong', wrong)).rejects.toThrow('lists/wrong would be unreadable: ids.0');
  await expect(lists.change('wrong', spoil)).rejects.toThrow('lists/wrong would be unreadable: ids.0');
  await expect(lists.change('sound', spoil)).rejects.toThrow('lists/sound would be unreadable: ids.0');
  expect([site.blobs.stats.puts, await lists.read('wrong'), await idsUnder('sound')]).toEqual([before, null, ['one']]);
});

test('what is written is what the schema made of it', async () => {
  const named = documentStore('named', z.object({ name: z.string().trim(), at: z.number().default(0) }));
  await named.change('one', () => ({ write: { name: ' Ada ' } as { name: string; at: number }, outcome: null }));
  await named.keep('two', { name: ' Bo ' } as { name: string; at: number });
  const stored = await Promise.all(['one', 'two'].map(async (key) => (await openStore('named').read(key))?.value));
  expect(stored).toEqual([
    { name: 'Ada', at: 0 },
    { name: 'Bo', at: 0 },
  ]);
});

test('fields that the schema does not know survive a rewrite, at every depth', async () => {
  const schema = z.strictObject({
    name: z.string().default('none'),
    parts: z.array(z.strictObject({ id: z.number() })),
    choice: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })]).nullable(),
    byName: z.record(z.string(), z.strictObject({ id: z.number() })),
    either: z.union([z.strictObject({ a: z.number() }), z.strictObject({ b: z.number() })]).optional(),
    piped: z.strictObject({ id: z.number() }).pipe(z.strictObject({ id: z.number() })),
    count: z.number().optional(),
  });
  const store = documentStore('later', schema);
  const later = {
    name: 'x',
    parts: [{ id: 1, more: 1 }],
    choice: { kind: 'a', more: 2 },
    byName: { one: { id: 1, more: 3 } },
    either: { b: 1, more: 4 },
    piped: { id: 1, more: 5 },
    more: { deep: true },
  };
  await openStore('later').create('one', later);
  await store.change('one', (current) => ({ write: current && { ...current, name: 'y' }, outcome: null }));
  expect((await openStore('later').read('one'))?.value).toEqual({ ...later, name: 'y' });
  await openStore('later').create('two', { ...later, parts: [{ id: 'one' }], count: 'many', byName: 7, piped: 7 });
  await expect(store.read('two')).rejects.toThrow('later/two: parts.0.id, byName, piped');
});

test('a walk in slices sees each document once, goes on from where it was, and passes over what it cannot read', async () => {
  const walked = documentStore('walked', z.object({ id: z.string() }));
  const ids = Array.from({ length: 12 }, (_, index) => `key-${String(index).padStart(2, '0')}`);
  for (const id of ids) await walked.keep(id, { id });
  await openStore('walked').create('key-05x', { other: 1 });
  const shards = await Array.fromAsync(walked.shards({ size: 5 }));
  expect(shards.flatMap(({ records }) => records.map(({ key }) => key))).toEqual(ids);
  expect(shards.flatMap(({ unreadable }) => unreadable)).toEqual(['key-05x']);
  expect(site.logged.filter((line) => line.includes('walked/key-05x'))).toHaveLength(1);
  const rest = await Array.fromAsync(walked.shards({ after: shards[1]?.last ?? '', size: 5 }));
  expect(rest.flatMap(({ records }) => records.map(({ key }) => key))).toEqual(ids.slice(9));
  expect(await walked.all()).toHaveLength(12);
});

describe('a record that can be made again', () => {
  const anew = (key: string, id: string) =>
    lists.change(key, (list) => ({ write: { ids: [...(list?.ids ?? []), id] }, outcome: list }), { startAnew: true });

  test('is put aside when it cannot be read, and counts as nothing; one that can be read goes on', async () => {
    await openStore('lists').create('again', { other: 1 }, { at: '2026-11-22T10:00:00.000Z' });
    expect(await anew('again', 'a')).toBeNull();
    expect(await openStore('lists').read('aside-again')).toMatchObject({
      value: { other: 1 },
      metadata: { at: '2026-11-22T10:00:00.000Z' },
    });
    expect((await lists.readStored('again'))?.operations).toHaveLength(1);
    expect(await anew('again', 'b')).toEqual({ ids: ['a'] });
    expect(await idsUnder('again')).toEqual(['a', 'b']);
  });

  test('stays where it is when nothing can be put aside', async () => {
    await openStore('lists').create('stuck', { other: 1 });
    site.blobs.setFault(({ key }) => (key === 'aside-stuck' ? '503' : null));
    await expect(anew('stuck', 'a')).rejects.toThrow('setting aside a record in lists');
    expect((await openStore('lists').read('stuck'))?.value).toEqual({ other: 1 });
  });
});

test('beside a record stand its version, the time of the last write, and the last eighty changes, newest first', async () => {
  const start = new Date().toISOString();
  for (let time = 0; time < 82; time += 1) await add('marked');
  const stored = await lists.readStored('marked');
  const { metadata } = (await openStore('lists').read('marked'))!;
  expect(metadata).toEqual({ v: 2, at: stored?.writtenAt, ops: stored?.operations.join('.') });
  expect([new Set(stored?.operations).size, (stored?.writtenAt ?? '') >= start]).toEqual([80, true]);
  await add('marked');
  expect((await lists.readStored('marked'))?.operations.slice(1)).toEqual(stored?.operations.slice(0, 79));
  await openStore('lists').create('early', { ids: [] });
  expect(await lists.readStored('early')).toMatchObject({ operations: [], writtenAt: null });
});

test('what is kept is kept once: the first one stands, also when its reply was lost', async () => {
  let faults = 1;
  site.blobs.setFault(({ method }) => (method === 'PUT' && faults-- > 0 ? 'drop-after-commit' : null));
  expect(await lists.keep('kept', { ids: ['first'] })).toEqual({ ids: ['first'] });
  expect(await lists.keep('kept', { ids: ['second'] })).toEqual({ ids: ['first'] });
  expect(await idsUnder('kept')).toEqual(['first']);
  faults = 3;
  site.blobs.setFault(({ method }) => (method === 'PUT' && faults-- > 0 ? '503' : null));
  expect(await lists.keep('kept-late', { ids: ['one'] })).toEqual({ ids: ['one'] });
  expect(await idsUnder('kept-late')).toEqual(['one']);
});

test('keys are those of the kind, sorted, all or the first, or those that begin alike', async () => {
  const mixed = documentStore('mixed', z.object({}), (key) => key !== 'b-other');
  for (const key of ['b-other', 'b-2', 'a-1', 'b-1', 'b-3']) await openStore('mixed').create(key, { key });
  expect(await mixed.keys()).toEqual(['a-1', 'b-1', 'b-2', 'b-3']);
  expect(await mixed.keys('b-')).toEqual(['b-1', 'b-2', 'b-3']);
  expect([await mixed.someKeys(2), await mixed.someKeys(2, 'b-'), await mixed.someKeys(9, 'b-')]).toEqual([
    ['a-1', 'b-1'],
    ['b-1', 'b-2'],
    ['b-1', 'b-2', 'b-3'],
  ]);
  const begun = await Array.fromAsync(mixed.shards({ prefix: 'b-', after: 'b-1' }));
  expect(begun.map(({ records, last }) => [records.map(({ key }) => key), last])).toEqual([[['b-2', 'b-3'], 'b-3']]);
  expect([mixed.name, await mixed.read('none')]).toEqual(['mixed', null]);
  await mixed.remove('a-1');
  expect(await mixed.keys('a-')).toEqual([]);
});

test('of more keys than a page holds only the wanted ones are asked for', async () => {
  const store = openStore('paged');
  await Promise.all(Array.from({ length: 1001 }, (_, index) => store.create(`k-${index}`, {})));
  const before = site.blobs.stats.lists;
  expect(await documentStore('paged', z.object({})).someKeys(10)).toHaveLength(10);
  expect(site.blobs.stats.lists - before).toBe(1);
});

test('whether a text stands in a record can be asked of any, readable or not', async () => {
  await openStore('lists').create('says', { by: 'user-1' });
  const asked = [
    lists.mentions('says', 'user-1'),
    lists.mentions('says', 'user-2'),
    lists.mentions('nothing', 'user-1'),
  ];
  expect(await Promise.all(asked)).toEqual([true, false, false]);
});

test('who takes the unreadable for nothing is given nothing, and the log a line; that a record is there is no question of its shape', async () => {
  await openStore('lists').create('odd', { ids: 7 });
  expect(await lists.tryRead('odd')).toBeNull();
  expect(site.logged.join('\n')).toContain('lists/odd');
  expect([await lists.has('odd'), await lists.has('never')]).toEqual([true, false]);
});

test('with the store away nothing is passed over', async () => {
  site.blobs.setFault(({ method, key }) => (method === 'GET' && key === 'shared' ? '503' : null));
  await expect(lists.all()).rejects.toBeInstanceOf(StoreUnavailable);
});
