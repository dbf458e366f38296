import * as z from 'zod';

const time = z.iso.datetime();

/** `unfinished`: it went well and the next run goes on; `cut_off`: it began and never said that it ended. */
export const runOutcomes = ['running', 'done', 'unfinished', 'failed', 'cut_off'] as const;

const jobRunSchema = z.object({
  id: z.string(),
  startedAt: time,
  /** Null while it runs, and for ever when it was cut off. */
  endedAt: time.nullable(),
  outcome: z.enum(runOutcomes),
  /** What it did, in numbers, by words that the back office shows as they are: sent, waiting … */
  counts: z.record(z.string(), z.number()),
  /** Code or class of what was thrown: never its message, which may name somebody. */
  failure: z.string().nullable(),
});

/** What is stored of one job, under its name. */
export const jobRecordSchema = z.object({
  /** Since when its runs are expected. */
  watchedSince: time,
  /** The last runs, newest first. */
  runs: z.array(jobRunSchema),
  /** The trouble it is in and whether the team has been written to; null while all is well. */
  alarm: z.object({ reason: z.enum(['failed', 'late']), raisedAt: time, isTold: z.boolean() }).nullable(),
});

export type JobRun = z.output<typeof jobRunSchema>;
export type JobRecord = z.output<typeof jobRecordSchema>;
