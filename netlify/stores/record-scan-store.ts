import * as z from 'zod';
import { subscriberCountsSchema } from '#domain/letters/subscriber-counts.schema.ts';
import { documentStore } from './document-store.ts';

const count = z.number().int();

/** What a walk has counted. */
const tallySchema = z.object({
  /** Records that are kept, by store. */
  byStore: z.record(z.string(), z.number().int()),
  subscribers: subscriberCountsSchema,
  /** Missing in walks of an earlier release. */
  members: z.object({ month: count, year: count, cancelled: count, unpaid: count }).optional(),
});

/** What a walk over all records has seen. */
const seenSchema = z.object({
  records: z.number().int(),
  /** Records that were kept long enough and removed. */
  forgotten: z.number().int(),
  unreadable: z.number().int(),
  /** The first of the unreadable ones, as `store/key`. */
  places: z.array(z.string()),
  /** Missing in walks of an earlier release, which put no record into the desk's lines either. */
  tally: tallySchema.optional(),
});

/** How far the walk has come, and what the last whole one saw. */
const recordScanSchema = z.object({
  /** Kinds of records that are done, and the last key of the next kind. */
  position: z.object({ kinds: z.number().int(), after: z.string() }),
  seen: seenSchema,
  last: seenSchema.extend({ finishedAt: z.iso.datetime() }).nullable(),
});

export type RecordScan = z.output<typeof recordScanSchema>;
export type Seen = z.output<typeof seenSchema>;
export type Tally = z.output<typeof tallySchema>;

/** The key of the one walk there is. */
export const RECORD_SCAN = 'walk';
export const recordScans = documentStore('record-walk', recordScanSchema);

/** What the last whole walk counted, and when; null when there was none yet that counts. @throws StoreUnavailable */
export async function readTally(): Promise<(Tally & { finishedAt: string }) | null> {
  const last = (await recordScans.tryRead(RECORD_SCAN))?.last;
  return last?.tally ? { ...last.tally, finishedAt: last.finishedAt } : null;
}

/** Whether every record was met by a walk once: then the index of people names them all, and each stands in its line. */
export async function isIndexed(): Promise<boolean> {
  return (await readTally().catch(() => null)) !== null;
}
