import { DAY_MS } from '#domain/value/day.ts';
import type { z } from 'zod';
import type { senderRecordSchema } from './sender-record.schema.ts';

/** How often forms were sent under one address lately; the address itself is not in it. */
export type SenderRecord = z.output<typeof senderRecordSchema>;

/** Forms under one address whose letters go out at once, per day: who types a stranger's address cannot flood them. */
export const LETTERS_A_DAY = 5;

export function newSenderRecord(id: string): SenderRecord {
  return { id, sent: [] };
}

/**
 * Counts one form. `isQuiet`: it is one too many within a day, so it is kept and nobody gets a letter about it. The same
 * attempt again counts once and comes out the same.
 */
export function countSending(
  record: SenderRecord,
  attempt: string,
  now: Date,
): { record: SenderRecord; isQuiet: boolean } {
  const recent = record.sent.filter(({ at }) => now.getTime() - Date.parse(at) < DAY_MS);
  const place = recent.findIndex((one) => one.attempt === attempt);
  if (place >= 0) return { record, isQuiet: recent.length - place > LETTERS_A_DAY };
  const sent = [{ attempt, at: now.toISOString() }, ...recent].slice(0, 2 * LETTERS_A_DAY);
  return { record: { ...record, sent }, isQuiet: recent.length >= LETTERS_A_DAY };
}
