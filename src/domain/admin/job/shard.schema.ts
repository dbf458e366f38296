import * as z from 'zod';

/** How far the work on one slice of many records has come. */
export const shardSchema = z.object({
  /** The last key that is behind us; empty at the beginning. */
  after: z.string(),
  /** Records that could not be treated in this walk: then there is another one. */
  failures: z.number().int(),
  /** Walks that ended with failures. */
  walks: z.number().int(),
  isDone: z.boolean(),
  /** The worker that has it, and until when it is believed to live; null when nobody has it. */
  lease: z.object({ holder: z.string(), until: z.iso.datetime() }).nullable(),
});

/** How some work is cut: the length of the prefix of hashed keys that makes a slice, 0 for one slice of everything. */
export const shardPlanSchema = z.object({ depth: z.number().int().min(0).max(3) });

export type Shard = z.output<typeof shardSchema>;
