import * as z from 'zod';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { readingReasons, readingStates } from './fact-reading.schema.ts';

const time = z.iso.datetime();

/** What the watch says of one value, as pages show it. */
const publicReadingSchema = z.object({
  toolId: z.number().int(),
  fact: z.enum(factNames),
  /** Of the source and the words that were looked for: other evidence is not meant. */
  mark: z.string(),
  state: z.enum(readingStates),
  reason: z.enum(readingReasons),
  /** Since when it is in this state. */
  since: time,
  /** When the words were last seen; null when the watch never saw them. */
  seenAt: time.nullable(),
});
export type PublicReading = z.output<typeof publicReadingSchema>;

/** What all visits came to: worked out again after each run. */
export const watchReportSchema = z.object({
  at: time,
  /** Values that have a page to visit, and how they stand; `waiting` were not visited yet. */
  facts: z.number().int(),
  states: z.object({
    unchanged: z.number().int(),
    'page changed': z.number().int(),
    'could not be read': z.number().int(),
    gone: z.number().int(),
    waiting: z.number().int(),
  }),
  /** Pages that are due, and when the next one is; null without any. */
  due: z.number().int(),
  nextDueAt: time.nullable(),
  /** Pages that the last run visited, and those it left because another worker asked their host. */
  lastRun: z.object({ visited: z.number().int(), postponed: z.number().int() }),
  readings: z.array(publicReadingSchema),
});
export type WatchReport = z.output<typeof watchReportSchema>;
