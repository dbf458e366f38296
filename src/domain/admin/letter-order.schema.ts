import * as z from 'zod';

const time = z.iso.datetime();

/** What admins ordered about one letter to many, and whether it has begun to go out: one document, so that one of the two is first. */
export const letterOrderSchema = z.object({
  /** The last order; null while nobody gave one. */
  order: z
    .object({
      /** Held waits for its release; skipped never goes out. */
      kind: z.enum(['hold', 'skip', 'release']),
      at: time,
      /** Mark of the admin; null when nobody can be named. */
      who: z.string().nullable(),
    })
    .nullable(),
  /** When the first run took it up; from then on nothing stops it. */
  begunAt: time.nullable(),
});
