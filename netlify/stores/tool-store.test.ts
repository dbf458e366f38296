import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Upload } from '#domain/tool/uploaded-tool.schema.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { StoreUnavailable } from './store-unavailable.ts';
import type { ToolHead } from './tool-head.schema.ts';
import { changeTools, readRevision, readToolHead, readTools, toolHeads, toolRevisions } from './tool-store.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ waitsForStore: true });
});
beforeEach(async () => {
  for (const store of [toolHeads, toolRevisions]) for (const key of await store.keys()) await store.remove(key);
});
afterAll(() => site.close());

const empty = { revision: null, nextId: 20_001, uploads: [] };
/** A change of one tool that no other test makes. */
const upload = (toolId: number): Upload => ({ kind: 'change', toolId, fields: { maker: randomUUID() }, over: {} });
const record = (revision: string | null): ToolHead['uploads'][number] => ({
  id: randomUUID(),
  at: '2026-11-22T10:00:00.000Z',
  by: null,
  kind: 'csv',
  created: 0,
  updated: 1,
  revision,
  previous: null,
  undone: null,
});
const put = (uploads: readonly Upload[]) =>
  changeTools(({ head }) => ({
    uploads,
    head: (revision) => ({ ...head, revision, uploads: [record(revision), ...head.uploads] }),
  }));

test('what is uploaded stands under the hash of what it says, at once and with the head that names it', async () => {
  expect([await readToolHead(), await readTools()]).toEqual([empty, { head: empty, uploads: [] }]);
  const uploads = [upload(1), upload(2)];
  const { head, changed } = await put(uploads);
  expect([changed, head.revision]).toEqual([true, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(await readTools()).toEqual({ head, uploads });
  expect(await toolRevisions.all()).toEqual([{ uploads }]);
  expect((await put(uploads)).head.revision).toBe(head.revision);
  expect((await put([upload(1)])).head.revision).not.toBe(head.revision);
  expect((await put([])).head.revision).toBeNull();
  expect((await readTools()).uploads).toEqual([]);
});

test('an earlier revision comes back by its name, and nothing is written when nothing is decided', async () => {
  const first = [upload(1)];
  const { head } = await put(first);
  await put([upload(2)]);
  await changeTools((stored) => ({ revision: head.revision, head: (revision) => ({ ...stored.head, revision }) }));
  expect((await readTools()).uploads).toEqual(first);
  const before = await site.snapshot();
  const left = await changeTools(({ head: { revision }, uploads }) => {
    expect([revision, uploads]).toEqual([head.revision, first]);
    return null;
  });
  expect(left).toEqual({ head: await readToolHead(), changed: false });
  expect(await site.snapshot()).toBe(before);
});

test('the list of uploads keeps the newest two hundred', async () => {
  const { head } = await put([upload(1)]);
  const ids = Array.from({ length: 201 }, () => record(head.revision));
  await changeTools((stored) => ({ revision: head.revision, head: () => ({ ...stored.head, uploads: ids }) }));
  expect((await readToolHead()).uploads).toEqual(ids.slice(0, 200));
});

test('a revision is read once and remembered, the last three of them', async () => {
  const revisions: string[] = [];
  for (let more = 0; more < 4; more += 1) revisions.push((await put([upload(1 + more)])).head.revision ?? '');
  const asked = async (revision: string) => {
    const before = site.blobs.stats.gets;
    expect(await readRevision(revision)).toHaveLength(1);
    return site.blobs.stats.gets - before;
  };
  const [oldest = '', , , newest = ''] = revisions;
  expect([await asked(newest), await asked(oldest), await asked(oldest), await asked(newest)]).toEqual([0, 1, 0, 0]);
});

test('a revision that is missing is a fault of the store and not an empty catalogue', async () => {
  const missing = readRevision('f'.repeat(64));
  await expect(missing).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(missing).rejects.toThrow(/^revision f{64} of the tools is missing$/);
});
