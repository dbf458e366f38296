import * as z from 'zod';
import { FEWEST_REASON_LETTERS, MAX_REASON_LETTERS } from '#domain/submission/decline-reasons.ts';
import { manyLines } from '#domain/public-form/form-text.ts';
import { changeShape, patchShape } from './admin-tool.schema.ts';

const one = { id: z.uuid(), attempt: z.uuid() };

/** Body of `POST /api/admin/submissions`; what a tool must be is for the rules of tools to say. */
export const reviewDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    ...one,
    decision: z.literal('decline'),
    reason: z
      .string()
      .transform(manyLines)
      .pipe(
        z
          .string()
          .min(FEWEST_REASON_LETTERS, `Say why in at least ${FEWEST_REASON_LETTERS} characters: the sender reads it`)
          .max(MAX_REASON_LETTERS),
      ),
  }),
  z.strictObject({
    ...one,
    decision: z.literal('publish'),
    reason: changeShape.reason,
    patch: patchShape.patch,
  }),
  z.strictObject({ ...one, decision: z.literal('reopen'), of: z.uuid() }),
  z.strictObject({ ...one, decision: z.literal('tell') }),
  z.strictObject({ ...one, decision: z.literal('listed'), toolId: z.number().int().positive() }),
]);
