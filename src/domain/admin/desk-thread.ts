import type { z } from 'zod';
import type { deskActions, deskThreadSchema } from './desk-thread.schema.ts';

export type DeskThread = z.output<typeof deskThreadSchema>;
export type DeskActionKind = (typeof deskActions)[number];
/** One thing that was done. */
export type ThreadEntry = DeskThread['entries'][number];
/** What a thread is about, and whom. */
export type ThreadSubject = Omit<DeskThread, 'entries'>;

/** Entries that a thread keeps; of more than anybody does by hand the oldest go. */
const MAX_ENTRIES = 200;

/** A thread with one entry more; the same request again changes nothing. */
export function withEntry(thread: DeskThread, entry: ThreadEntry): DeskThread {
  if (thread.entries.some(({ id }) => id === entry.id)) return thread;
  return { ...thread, entries: [...thread.entries, entry].slice(-MAX_ENTRIES) };
}
