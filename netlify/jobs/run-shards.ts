import { createHash, randomUUID } from 'node:crypto';
import type { Shard } from '#domain/admin/job/shard.schema.ts';
import {
  FRESH_SHARD,
  advanced,
  claimed,
  depthFor,
  ended,
  inTurn,
  prefixesAt,
  released,
} from '#domain/admin/job/shard.ts';
import { logError } from '#netlify/http/log.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { shardPlans, shards } from '#netlify/stores/shard-store.ts';
import { UnreadableRecord } from '#netlify/stores/unreadable-record.ts';

/** Something that is done to every record of a store whose keys are hashes. */
export interface ShardedWork {
  /** Names this very work: letters, digits and `-`; work that is done again has another name. */
  name: string;
  /** Keys that begin so, sorted. */
  keys(prefix: string): Promise<string[]>;
  /** At most so many keys, to see how many there are. */
  someKeys(most: number): Promise<string[]>;
  /** What is done to one record; safe to repeat. A throw is a failure: it is tried again in another walk. */
  treat(key: string): Promise<void>;
  /** Nothing further is worth a try in this run; the next one goes on. */
  isStopped?(): boolean;
}

/** What one run did. */
export interface ShardsRun {
  /** Every record was treated, or given up after several walks. */
  isDone: boolean;
  /** There was more to do when the time was over. */
  ranOut: boolean;
}

/** Records treated at once, and from one note of the progress to the next. */
const WIDTH = 32;
const STRETCH = 128;
/** Notes of slices that are read or removed at once. */
const NOTES_AT_ONCE = 32;
/** More records than the coarser cuts take. */
const ENOUGH_KEYS = 16_001;

/**
 * Works on every slice that is free, one after the other, as far as time allows. Slices belong to one worker at a time,
 * by a lease that runs out when it crashes, and remember the place to go on from: runs may crash anywhere, follow each
 * other and overlap. Each work begins at another slice.
 * @param until on the clock of `performance.now()`: nothing further is begun after it
 * @throws StoreUnavailable: a later run goes on
 */
export async function runShards(work: ShardedWork, until: number): Promise<ShardsRun> {
  const holder = randomUUID();
  const { depth } = await shardPlans.change(
    `${work.name}-plan`,
    async (current) => {
      const plan = current ?? (await planFor(work));
      return { write: current ? null : plan, outcome: plan };
    },
    { startAnew: true }, // what is treated twice is known by its key
  );
  const open = await openShards(work, inTurn(prefixesAt(depth), turnOf(work.name)));
  for (const prefix of open)
    if ((await runShard(work, prefix, holder, until)) === 'ran out')
      return { isDone: false, ranOut: work.isStopped?.() !== true };
  const isDone = open.length === 0 || (await openShards(work, open)).length === 0;
  return { isDone, ranOut: false };
}

/** Forgets how far some work had come, when it is noted elsewhere that it is done. @throws StoreUnavailable */
export async function forgetShards(name: string): Promise<void> {
  const plan = await shardPlans.readStored(`${name}-plan`).catch(skipUnreadable);
  if (plan === null) return;
  if (plan !== 'unreadable')
    await atOnce(prefixesAt(plan.document.depth), NOTES_AT_ONCE, (prefix) => shards.remove(keyOf(name, prefix)));
  await shardPlans.remove(`${name}-plan`);
}

async function planFor({ someKeys }: ShardedWork): Promise<{ depth: number }> {
  return { depth: depthFor((await someKeys(ENOUGH_KEYS)).length) };
}

/** A number of the work's own: the same for each of its runs, another for other work. */
function turnOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE();
}

async function openShards({ name }: ShardedWork, prefixes: readonly string[]): Promise<string[]> {
  const open = new Set<string>();
  await atOnce(prefixes, NOTES_AT_ONCE, async (prefix) => {
    const shard = await shards.tryRead(keyOf(name, prefix));
    if (!shard?.isDone) open.add(prefix);
  });
  return prefixes.filter((prefix) => open.has(prefix));
}

type Rule = (shard: Shard) => Shard | null;

/** @returns the slice as it is now; null when it is not this worker's (any more) */
function note(name: string, prefix: string, rule: Rule): Promise<Shard | null> {
  return shards.update(keyOf(name, prefix), (current) => rule(current ?? FRESH_SHARD), { startAnew: true });
}

async function runShard(
  work: ShardedWork,
  prefix: string,
  holder: string,
  until: number,
): Promise<'ended' | 'not ours' | 'ran out'> {
  if (performance.now() >= until) return 'ran out';
  const { name } = work;
  if (work.isStopped?.()) return 'ran out';
  const shard = await note(name, prefix, (current) => claimed(current, holder, new Date()));
  if (!shard) return 'not ours';
  const keys = (await work.keys(prefix)).filter((key) => key > shard.after);
  for (let first = 0; first < keys.length; first += STRETCH) {
    const stretch = keys.slice(first, first + STRETCH);
    const { looked, failures } = await treatStretch(work, stretch, until);
    const after = stretch[looked - 1];
    if (after !== undefined) {
      const mine = await note(name, prefix, (current) => advanced(current, holder, { after, failures }, new Date()));
      if (!mine) return 'not ours';
    }
    if (looked < stretch.length) {
      await note(name, prefix, (current) => released(current, holder));
      return 'ran out';
    }
  }
  return (await note(name, prefix, (current) => ended(current, holder))) ? 'ended' : 'not ours';
}

/** `looked` records from the beginning of the stretch were treated, `failures` of them in vain. */
async function treatStretch(
  { name, treat, isStopped = () => false }: ShardedWork,
  stretch: readonly string[],
  until: number,
): Promise<{ looked: number; failures: number }> {
  let looked = 0;
  let failures = 0;
  const goesOn = () => performance.now() < until && !isStopped();
  const worker = async () => {
    for (let key = stretch[looked]; key !== undefined && goesOn(); key = stretch[looked]) {
      looked += 1;
      try {
        await treat(key);
      } catch (error) {
        if (!(error instanceof UnreadableRecord)) failures += 1; // no other walk will read that one either
        logError('slice_record_failed', error, { work: name });
      }
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, worker));
  return { looked, failures };
}

function keyOf(name: string, prefix: string): string {
  return `${name}-${prefix || 'all'}`;
}
