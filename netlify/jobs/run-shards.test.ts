import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '#netlify/stores/open-store.ts';
import { shards } from '#netlify/stores/shard-store.ts';
import { addressKey, subscribers } from '#netlify/stores/subscriber-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { type ShardedWork, forgetShards, runShards } from './run-shards.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
beforeEach(() => site.blobs.setFault(() => null));
afterAll(() => site.close());

const keys = Array.from({ length: 1500 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex')).sort();
let works = 0;

/** Some work over the keys above; `treated` counts how often each was. */
function makeWork(treat: (key: string) => void | Promise<void> = () => undefined) {
  const treated = new Map<string, number>();
  works += 1;
  const work: ShardedWork = {
    name: `work-${works}`,
    keys: async (prefix) => keys.filter((key) => key.startsWith(prefix)),
    someKeys: async (most) => keys.slice(0, most),
    async treat(key) {
      await treat(key);
      treated.set(key, (treated.get(key) ?? 0) + 1);
    },
  };
  return { work, treated };
}

test('every record is treated once, and the work is then done', async () => {
  const { work, treated } = makeWork();
  expect(await runShards(work, Infinity)).toEqual({ isDone: true, ranOut: false });
  expect([treated.size, Math.max(...treated.values())]).toEqual([keys.length, 1]);
  expect(await runShards(work, Infinity)).toEqual({ isDone: true, ranOut: false });
  expect(Math.max(...treated.values())).toBe(1);
});

test('two workers at once share the slices: nothing is treated twice', async () => {
  const { work, treated } = makeWork();
  await Promise.all([runShards(work, Infinity), runShards(work, Infinity), runShards(work, Infinity)]);
  expect(await runShards(work, Infinity)).toMatchObject({ isDone: true });
  expect([treated.size, Math.max(...treated.values())]).toEqual([keys.length, 1]);
});

test('runs that are out of time go on where the last one stopped', async () => {
  let left = 0;
  const { work, treated } = makeWork(() => {
    left -= 1;
    if (left <= 0) until = 0;
  });
  let until = Infinity;
  let runs = 0;
  for (let isDone = false; !isDone && runs < 50; runs += 1) {
    left = 200;
    until = Infinity;
    const clock = { valueOf: () => until } as unknown as number; // read again at each comparison
    ({ isDone } = await runShards(work, clock));
  }
  expect(runs).toBeGreaterThan(5);
  expect([treated.size, Math.max(...treated.values())]).toEqual([keys.length, 1]);
});

test('a record that fails is tried again in a later run and holds up no other', async () => {
  let isBroken = true;
  const { work, treated } = makeWork((key) => {
    if (isBroken && key === keys[700]) throw new Error('not now');
  });
  expect(await runShards(work, Infinity)).toEqual({ isDone: false, ranOut: false });
  expect(treated.size).toBe(keys.length - 1);
  isBroken = false;
  expect(await runShards(work, Infinity)).toMatchObject({ isDone: true });
  expect(treated.size).toBe(keys.length);
});

test('a worker that lost its slice to another one changes nothing of it any more', async () => {
  let isTaken = false;
  const { work } = makeWork(async (key) => {
    if (isTaken || key !== keys[0]) return;
    isTaken = true;
    const until = new Date(Date.now() + 60_000).toISOString();
    await shards.change(`${work.name}-0`, (shard) => ({
      write: shard && { ...shard, lease: { holder: 'another', until } },
      outcome: null,
    }));
  });
  await runShards(work, Infinity);
  expect(await shards.read(`${work.name}-0`)).toMatchObject({ after: '', isDone: false, lease: { holder: 'another' } });
});

test('different work begins with different people, and nothing is left behind when it is forgotten', async () => {
  const firsts = new Set<string>();
  for (let index = 0; index < 8; index += 1) {
    let first = '';
    const { work } = makeWork((key) => {
      first ||= key.slice(0, 1);
    });
    await runShards(work, Infinity);
    firsts.add(first);
    await forgetShards(work.name);
    expect(await shards.keys(`${work.name}-`)).toEqual([]);
  }
  expect(firsts.size).toBeGreaterThan(2);
});

test('the walk over all readers misses none, whatever a page of the store holds', async () => {
  const before = (await subscribers.keys()).length;
  let added = 0;
  for (const total of [999, 1000, 1001, 2050]) {
    for (; before + added < total; added += 1)
      await openStore('subscriptions').create(addressKey(`${added}@reader.test`), {});
    const walked: string[] = [];
    const { isDone } = await runShards(
      {
        name: `walk-${total}`,
        keys: (prefix) => subscribers.keys(prefix),
        someKeys: (most) => subscribers.someKeys(most),
        treat: async (key) => void walked.push(key),
      },
      Infinity,
    );
    expect([isDone, walked.length, new Set(walked).size]).toEqual([true, total, total]);
  }
});
