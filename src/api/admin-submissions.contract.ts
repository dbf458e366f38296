import * as z from 'zod';
import { MIN_REASON_LETTERS, MAX_REASON_LETTERS } from '#domain/letters/submission/decline-reasons.ts';
import { manyLines } from '#domain/text/form-text.ts';
import { changeShape, patchShape } from './admin-tool.contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import type { Contract } from './contract.ts';

const one = { id: z.uuid(), attempt: z.uuid() };

/** Body of `POST /api/admin/submissions`; what a tool must be is for the rules of tools to say. */
const reviewDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({
    ...one,
    decision: z.literal('decline'),
    reason: z
      .string()
      .transform(manyLines)
      .pipe(
        z
          .string()
          .min(MIN_REASON_LETTERS, `Say why in at least ${MIN_REASON_LETTERS} characters: the sender reads it`)
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

export const adminSubmissions = {
  path: '/api/admin/submissions',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: reviewDecisionSchema,
      mostBytes: 65_536,
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 404],
      example: {
        id: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        decision: 'decline',
        reason: 'It does not help creatives.',
      },
    },
  },
} as const satisfies Contract;
