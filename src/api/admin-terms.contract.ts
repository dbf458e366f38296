import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { evidenceSchema } from '#domain/tool/evidence/evidence.schema.ts';
import { planAnswers, planRightNames } from '#domain/tool/plan/plan-words.ts';
import { type Contract, typeOnly } from './contract.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import type { TermsChange } from '#domain/watch/terms/terms-desk.schema.ts';

/** A document in which something changed, and the tools whose facts were read on it. */
export interface TermsOnDesk {
  source: string;
  tools: { id: number; name: string; saves: number }[];
  /** The first of what waits, rights first. */
  changes: TermsChange[];
  /** All that waits. */
  waiting: number;
}

export interface TermsDeskAnswer {
  /** What waits in all documents, and how much of it is about rights. */
  waiting: number;
  rights: number;
  /** Documents with a change about rights first, then by readers' saves. */
  documents: TermsOnDesk[];
}

export interface TermsDecided extends TermsDeskAnswer {
  /** Key of the drop that was drafted about a right that changed; null without one. */
  drop: string | null;
}

/** A right that changed with the terms. Whether its answer is whole is for the rules of tools to say. */
const changedRightSchema = z.strictObject({
  /** Of the tool that the editor saw. */
  version: z.string().max(60),
  name: z.enum(planRightNames),
  plans: z.array(z.string().max(50)).min(1).max(20).nullable(),
  answer: z.enum(planAnswers).exclude(['not read']),
  condition: lineSchema(200),
  amountUSD: z.number().positive().optional(),
  evidence: evidenceSchema,
});

/** Body of `POST /api/admin/terms`. */
const termsDecidingSchema = z.strictObject({
  attempt: z.uuid().describe('The same attempt again is the same decision.'),
  source: z.string().max(2000),
  decision: z
    .enum(['confirm', 'aside', 'undo'])
    .describe(
      '`confirm`: readers are told; `aside`: it means nothing to them; `undo`: the decision `undoes` is taken back.',
    ),
  ids: z
    .array(z.string().max(40))
    .min(1)
    .max(300)
    .describe('Ids of changes: one that is confirmed, any number that are set aside.'),
  about: z
    .strictObject({
      toolId: z.number().int().positive(),
      fact: z.enum(factNames),
      /** The right that it is about when it stands as it is. */
      of: z.enum(planRightNames).optional(),
      /** In one sentence. */
      meaning: lineSchema(240).pipe(z.string().min(10)),
      /** A right that changed with it; without it the facts stand. */
      right: changedRightSchema.optional(),
    })
    .optional(),
  undoes: z.uuid().optional(),
});
export type TermsDecidingBody = z.output<typeof termsDecidingSchema>;
export type TermsDeciding = z.input<typeof termsDecidingSchema>;

export const adminTermsEndpoint = {
  path: '/api/admin/terms',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<TermsDeskAnswer>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: termsDecidingSchema,
      answers: typeOnly<TermsDecided>(),
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
