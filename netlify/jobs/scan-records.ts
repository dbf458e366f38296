import { noMembers } from '#domain/admin/member-counts.ts';
import { noSubscribers } from '#domain/letters/subscriber-growth.ts';
import type { StoredShard } from '#netlify/stores/document-store.ts';
import { type RecordScan, type Seen, RECORD_SCAN, recordScans } from '#netlify/stores/record-scan-store.ts';
import { type RecordKind, forgetRecord, nameOwners, recordKinds } from './record-kinds.ts';

/** Unreadable records that are named; all of them are counted. */
const MAX_PLACES = 50;

const fresh: Omit<RecordScan, 'last'> = {
  position: { kinds: 0, after: '' },
  seen: {
    records: 0,
    forgotten: 0,
    unreadable: 0,
    places: [],
    tally: { byStore: {}, subscribers: noSubscribers(), members: noMembers },
  },
};

/**
 * Walks over every record of every store, in slices, from where the last run stopped: counts them, names the ones that
 * cannot be read, forgets what was kept long enough, and sees to it that the index of people names the rest. A run that
 * dies loses its notes and nothing else; two at once do the same work twice.
 * @param until on the clock of `performance.now()`: no further slice is begun after it
 * @returns the walk as it stands
 * @throws StoreUnavailable: a later run goes on
 */
export async function scanRecords(now: Date, until: number): Promise<RecordScan> {
  const begun = await recordScans.change(
    RECORD_SCAN,
    (current) => ({ write: current ? null : { ...fresh, last: null }, outcome: current ?? { ...fresh, last: null } }),
    { startAnew: true },
  );
  let { kinds, after } = begun.position;
  let seen = begun.seen;
  for (const kind of recordKinds.slice(kinds)) {
    for await (const shard of kind.store.shards({ after })) {
      seen = added(seen, kind, shard, await treat(kind, shard, now));
      after = shard.last;
      if (performance.now() > until) return note({ position: { kinds, after }, seen, last: begun.last });
    }
    kinds += 1;
    after = '';
  }
  return note({ ...fresh, last: { ...seen, finishedAt: now.toISOString() } });
}

function note(scan: RecordScan): Promise<RecordScan> {
  return recordScans.change(RECORD_SCAN, (current) => ({ write: { ...current, ...scan }, outcome: scan }), {
    startAnew: true,
  });
}

/** @returns how many of the records were forgotten */
async function treat<Document>(
  kind: RecordKind<Document>,
  { records }: StoredShard<Document>,
  now: Date,
): Promise<number> {
  const forgotten = await Promise.all(
    records.map(async ({ key, stored }) => {
      const isOver = (await kind.isOver?.(stored, now, key)) ?? false;
      await (isOver ? forgetRecord(kind, key, stored.document) : nameOwners(kind, key, stored.document));
      if (!isOver) await kind.tend?.(stored.document);
      return isOver;
    }),
  );
  return forgotten.filter(Boolean).length;
}

function added<Document>(
  seen: Seen,
  { store: { name }, tallied }: RecordKind<Document>,
  { records, unreadable }: StoredShard<Document>,
  forgotten: number,
): Seen {
  const places = unreadable.map((key) => `${name}/${key}`);
  const kept = records.length + unreadable.length - forgotten;
  const counted = seen.tally && {
    ...seen.tally,
    byStore: { ...seen.tally.byStore, [name]: (seen.tally.byStore[name] ?? 0) + kept },
  };
  const tally = records.reduce((sum, { stored }) => sum && (tallied?.(sum, stored.document) ?? sum), counted);
  return {
    ...(tally && { tally }),
    records: seen.records + records.length + unreadable.length,
    forgotten: seen.forgotten + forgotten,
    unreadable: seen.unreadable + unreadable.length,
    places: [...seen.places, ...places].slice(0, MAX_PLACES),
  };
}
