import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type SiteUnderTest, startSiteUnderTest } from '../../scripts/promises/site-under-test.ts';
import { changeDocument } from './change-document.ts';
import { openStore } from './open-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

const schema = z.strictObject({ ids: z.array(z.string()) });

function add(key: string, id = randomUUID()): Promise<string> {
  return changeDocument({
    store: openStore('lists'),
    key,
    schema,
    change: (list) => ({ write: { ids: [...(list?.ids ?? []), id] }, outcome: id }),
  });
}
const idsUnder = async (key: string) => schema.parse((await openStore('lists').read(key))?.value).ids;

test('many who change one document at once all come through', async () => {
  const added = await Promise.all(Array.from({ length: 30 }, () => add('shared')));
  expect((await idsUnder('shared')).toSorted()).toEqual(added.toSorted());
});

test('a write whose reply was lost is not done twice', async () => {
  const faults = ['drop-after-commit' as const];
  site.blobs.setFault(({ method }) => (method === 'PUT' ? (faults.shift() ?? null) : null));
  const id = await add('lost');
  expect(await idsUnder('lost')).toEqual([id]);
});

test('a change that leaves everything writes nothing', async () => {
  const before = site.blobs.stats.puts;
  expect(
    await changeDocument({
      store: openStore('lists'),
      key: 'none',
      schema,
      change: (list) => ({ write: null, outcome: list }),
    }),
  ).toBeNull();
  expect(site.blobs.stats.puts).toBe(before);
});

test('a store that takes no writes ends in an error, never in a claimed success', async () => {
  site.blobs.setFault(({ method }) => (method === 'PUT' ? '503' : null));
  await expect(add('dead')).rejects.toBeInstanceOf(StoreUnavailable);
});

test('a document of another shape is refused, not rewritten', async () => {
  await openStore('lists').create('odd', { other: 1 });
  await expect(add('odd')).rejects.toThrow();
  expect((await openStore('lists').read('odd'))?.value).toEqual({ other: 1 });
});
