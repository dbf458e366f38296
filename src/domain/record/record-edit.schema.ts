import * as z from 'zod';

/** One change of one record by somebody at the desk, as its history keeps it; it is never changed itself. */
export const recordEditSchema = z.object({
  /** The attempt that made it. */
  id: z.uuid(),
  at: z.iso.datetime(),
  /** A keyed hash of the admin, the same as in the audit; null when nobody can be named. */
  who: z.string().nullable(),
  /** Why, in the editor's words. */
  reason: z.string(),
  kind: z.enum(['created', 'changed', 'undone']),
  /** The change that this one took back; null unless `undone`. */
  undoes: z.uuid().nullable(),
  /** By place, e.g. `plans`, `baseRights.indemnity` or `state`. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
});

export type RecordEdit = z.output<typeof recordEditSchema>;
