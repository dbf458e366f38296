import * as z from 'zod';

const one = { id: z.uuid(), attempt: z.uuid() };

/** Body of `POST /api/admin/submissions`; what a tool must be is for `readDraft` to say. */
export const reviewDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    ...one,
    decision: z.literal('decline'),
    reason: z.string().trim().min(10, 'Say why in at least 10 characters: the sender reads it').max(1000),
  }),
  z.strictObject({ ...one, decision: z.literal('publish'), tool: z.record(z.string().max(40), z.string().max(4000)) }),
  z.strictObject({ ...one, decision: z.literal('listed'), toolId: z.number().int().positive() }),
]);
