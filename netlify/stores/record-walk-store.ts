import * as z from 'zod';
import { documentStore } from './document-store.ts';

/** What a walk over all records has seen. */
const seenSchema = z.object({
  records: z.number().int(),
  /** Records that were kept long enough and removed. */
  forgotten: z.number().int(),
  unreadable: z.number().int(),
  /** The first of the unreadable ones, as `store/key`. */
  places: z.array(z.string()),
});

/** How far the walk has come, and what the last whole one saw. */
export const recordWalkSchema = z.object({
  /** Kinds of records that are done, and the last key of the next kind. */
  position: z.object({ kinds: z.number().int(), after: z.string() }),
  seen: seenSchema,
  last: seenSchema.extend({ finishedAt: z.iso.datetime() }).nullable(),
});

export type RecordWalk = z.output<typeof recordWalkSchema>;
export type Seen = z.output<typeof seenSchema>;

/** The key of the one walk there is. */
export const WALK = 'walk';
export const recordWalks = documentStore('record-walk', recordWalkSchema);

/** Whether every record was met by a walk once: then the index of people names them all. @throws StoreUnavailable */
export async function isIndexed(): Promise<boolean> {
  const walk = await recordWalks.readStored(WALK).catch(() => null);
  return walk !== null && walk.document.last !== null;
}
