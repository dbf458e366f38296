import * as z from 'zod';
import { factNames } from '#domain/tool/evidence/evidence.ts';

const time = z.iso.datetime();

/** What editors have put aside, and what readers told of facts; each list is bounded. */
export const factDeskSchema = z.object({
  /** Debts that an editor left for a while: by tool, fact and what stood there then. */
  left: z.array(z.object({ toolId: z.number().int(), fact: z.enum(factNames), mark: z.string(), until: time })),
  /** Messages of readers about a fact, by the message's id; the words are in the message alone. */
  reports: z.array(
    z.object({
      messageId: z.uuid(),
      toolId: z.number().int(),
      fact: z.enum(factNames),
      at: time,
      /** The decision that answered it; null while it waits. */
      answeredBy: z.uuid().nullable(),
    }),
  ),
});
export type FactDesk = z.output<typeof factDeskSchema>;

/** How often each tool is saved, counted over all accounts about once a day. */
export const saveCountsSchema = z.object({
  countedAt: time.nullable(),
  counts: z.record(z.string(), z.number().int()),
  /** A count under way: the last account that was looked at, and what was counted so far. */
  walk: z.object({ after: z.string(), counts: z.record(z.string(), z.number().int()) }).nullable(),
});
export type SaveCounts = z.output<typeof saveCountsSchema>;

export const emptyFactDesk: FactDesk = { left: [], reports: [] };
export const emptySaveCounts: SaveCounts = { countedAt: null, counts: {}, walk: null };
/** Most entries of each list; the oldest go first. */
export const MAX_LEFT = 2000;
export const MAX_REPORTS = 500;
/** What an editor leaves comes back after so many days. */
export const DAYS_LEFT = 30;
