import * as z from 'zod';
import { oneLine } from '#domain/text/form-text.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { evidenceSchema } from '#domain/tool/evidence/evidence.schema.ts';
import { planAnswers, planRightNames } from '#domain/tool/plan/plan-words.ts';
import type { Contract } from './contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';

/** A right that changed with the terms. Whether its answer is whole is for the rules of tools to say. */
const changedRightSchema = z.strictObject({
  version: z.string().max(60),
  name: z.enum(planRightNames),
  plans: z.array(z.string().max(50)).min(1).max(20).nullable(),
  answer: z.enum(planAnswers).exclude(['not read']),
  condition: z.string().transform(oneLine).pipe(z.string().max(200)),
  amountUSD: z.number().positive().optional(),
  evidence: evidenceSchema,
});

/** Body of `POST /api/admin/terms`. */
const termsDecidingSchema = z.strictObject({
  attempt: z.uuid(),
  source: z.string().max(2000),
  decision: z.enum(['confirm', 'aside', 'undo']),
  ids: z.array(z.string().max(40)).min(1).max(300),
  about: z
    .strictObject({
      toolId: z.number().int().positive(),
      fact: z.enum(factNames),
      /** The right that it is about when it stands as it is. */
      of: z.enum(planRightNames).optional(),
      meaning: z.string().transform(oneLine).pipe(z.string().min(10).max(240)),
      right: changedRightSchema.optional(),
    })
    .optional(),
  undoes: z.uuid().optional(),
});
export type TermsDecidingBody = z.output<typeof termsDecidingSchema>;

export const adminTermsEndpoint = {
  path: '/api/admin/terms',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: termsDecidingSchema,
      refusal: editRefusalSchema,
      statuses: [401, 403, 403, 404],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        source: 'https://example.com/terms',
        decision: 'aside',
        ids: ['none'],
      },
    },
  },
} as const satisfies Contract;
