import * as z from 'zod';
import { oneLine } from '#domain/public-form/form-text.ts';
import { factNames } from '#domain/tool/evidence.ts';

/** Body of `POST /api/admin/terms`. */
export const termsDecidingSchema = z.strictObject({
  attempt: z.uuid(),
  source: z.string().max(2000),
  decision: z.enum(['confirm', 'aside', 'undo']),
  ids: z.array(z.string().max(40)).min(1).max(300),
  about: z
    .strictObject({
      toolId: z.number().int().positive(),
      fact: z.enum(factNames),
      meaning: z.string().transform(oneLine).pipe(z.string().min(10).max(240)),
    })
    .optional(),
  undoes: z.uuid().optional(),
});
export type TermsDecidingBody = z.output<typeof termsDecidingSchema>;
