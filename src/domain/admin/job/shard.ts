import type { Shard } from './shard.schema.ts';

/** A worker that has not said a word after this long is taken for dead, in ms. */
const LEASE_MS = 90_000;
/** Walks over a slice before the records that cannot be treated are given up. */
export const MAX_SCANS = 5;
/** Records that one slice should hold, more or less: its keys are listed in a few calls. */
const SLICE_SIZE = 1000;
const SIXTEEN = '0123456789abcdef';

/** A slice that nobody has begun. */
export const FRESH_SHARD: Shard = { after: '', failures: 0, walks: 0, isDone: false, lease: null };

/** The depth at which slices of about so many records each come out of a store with hashed keys. */
export function depthFor(records: number): number {
  if (records <= SLICE_SIZE) return 0;
  return records <= 16 * SLICE_SIZE ? 1 : 2;
}

/** The prefixes of hashed keys at a depth: one of everything, 16 or 256 of them. */
export function prefixesAt(depth: number): string[] {
  if (depth === 0) return [''];
  return prefixesAt(depth - 1).flatMap((prefix) => [...SIXTEEN].map((digit) => prefix + digit));
}

/**
 * The same prefixes, beginning elsewhere: what a run does not reach must not be the same people each time.
 * @param turn any number of the work's own, e.g. from a hash of its name
 */
export function inTurn(prefixes: readonly string[], turn: number): string[] {
  const first = turn % prefixes.length;
  return [...prefixes.slice(first), ...prefixes.slice(0, first)];
}

/** The slice with this worker's lease; null when it is done or somebody else has it. */
export function claimed(shard: Shard, holder: string, now: Date): Shard | null {
  const { isDone, lease } = shard;
  if (isDone || (lease && lease.holder !== holder && Date.parse(lease.until) > now.getTime())) return null;
  return { ...shard, lease: leaseOf(holder, now) };
}

/** After a stretch of a walk, with the lease renewed; null when another worker has taken the slice over. */
export function advanced(
  shard: Shard,
  holder: string,
  { after, failures }: Pick<Shard, 'after' | 'failures'>,
  now: Date,
): Shard | null {
  if (shard.lease?.holder !== holder) return null;
  return { ...shard, after, failures: shard.failures + failures, lease: leaseOf(holder, now) };
}

/** After the last record: done, or once more from the beginning for those that failed. */
export function ended(shard: Shard, holder: string): Shard | null {
  if (shard.lease?.holder !== holder) return null;
  const { failures, walks } = shard;
  return failures === 0 || walks + 1 >= MAX_SCANS
    ? { ...shard, isDone: true, lease: null }
    : { after: '', failures: 0, walks: walks + 1, isDone: false, lease: null };
}

/** Given back before its end, because time ran out. */
export function released(shard: Shard, holder: string): Shard | null {
  return shard.lease?.holder === holder ? { ...shard, lease: null } : null;
}

function leaseOf(holder: string, now: Date) {
  return { holder, until: new Date(now.getTime() + LEASE_MS).toISOString() };
}
