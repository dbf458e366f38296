import * as z from 'zod';
import { oneLine } from '#domain/public-form/form-text.ts';

/** Body of `POST /api/reader-events`. */
export const readerEventSchema = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('missed-search'),
    words: z.string().transform(oneLine).pipe(z.string().max(120)),
    /** Something was found, and nothing of it opened. */
    wasFound: z.boolean().optional(),
  }),
  z.strictObject({ what: z.literal('task'), slug: z.string().max(100) }),
]);
