import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
  await expect(meeting).rejects.toBeInstanceOf(StoreUnavailable);
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

test('a change that leaves everything writes nothing', async () => {
  const before = site.blobs.stats.puts;
  expect(await lists.change('none', (list) => ({ write: null, outcome: list }))).toBeNull();
  expect(site.blobs.stats.puts).toBe(before);
});

test('a store that takes no writes ends in an error, never in a claimed success', async () => {
  site.blobs.setFault(({ method }) => (method === 'PUT' ? '503' : null));
  await expect(add('dead')).rejects.toBeInstanceOf(StoreUnavailable);
});

test('a document of another shape is refused, not rewritten', async () => {
  await openStore('lists').create('odd', { other: 1 });
  await expect(add('odd')).rejects.toBeInstanceOf(UnreadableRecord);
  expect((await openStore('lists').read('odd'))?.value).toEqual({ other: 1 });
});

test('what the schema could not read again is not written', async () => {
  const before = site.blobs.stats.puts;
  const wrong = { ids: [1] } as unknown as { ids: string[] };
  await expect(lists.keep('wrong', wrong)).rejects.toThrow('lists/wrong would be unreadable: ids.0');
  expect(site.blobs.stats.puts).toBe(before);
});

test('fields that the schema does not know survive a rewrite, at every depth', async () => {
  const schema = z.strictObject({
    name: z.string().default('none'),
    parts: z.array(z.strictObject({ id: z.number() })),
    choice: z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })]).nullable(),
    byName: z.record(z.string(), z.strictObject({ id: z.number() })),
  });
  const store = documentStore('later', schema);
  const later = {
    name: 'x',
    parts: [{ id: 1, more: 1 }],
    choice: { kind: 'a', more: 2 },
    byName: { one: { id: 1, more: 3 } },
    more: { deep: true },
  };
  await openStore('later').create('one', later);
  await store.change('one', (current) => ({ write: current && { ...current, name: 'y' }, outcome: null }));
  expect((await openStore('later').read('one'))?.value).toEqual({ ...later, name: 'y' });
});

test('a walk in slices sees each document once, goes on from where it was, and passes over what it cannot read', async () => {
  const walked = documentStore('walked', z.object({ id: z.string() }));
  const ids = Array.from({ length: 12 }, (_, index) => `key-${String(index).padStart(2, '0')}`);
  for (const id of ids) await walked.keep(id, { id });
  await openStore('walked').create('key-05x', { other: 1 });
  const slices = await Array.fromAsync(walked.slices({ size: 5 }));
  expect(slices.flatMap(({ records }) => records.map(({ key }) => key))).toEqual(ids);
  expect(slices.flatMap(({ unreadable }) => unreadable)).toEqual(['key-05x']);
  expect(site.logged.filter((line) => line.includes('walked/key-05x'))).toHaveLength(1);
  const rest = await Array.fromAsync(walked.slices({ after: slices[1]?.last ?? '', size: 5 }));
  expect(rest.flatMap(({ records }) => records.map(({ key }) => key))).toEqual(ids.slice(9));
  expect(await walked.all()).toHaveLength(12);
});
