import * as z from 'zod';
import { evidenceSchema } from '#domain/tool/evidence/evidence.schema.ts';
import { manyLines, oneLine } from '#domain/text/form-text.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import type { FactDebtAnswer, FactDecided } from './admin-facts.ts';
import { type Contract, typeOnly } from './contract.ts';

/** Body of `POST /api/admin/facts`. What a field must be is for the rules of tools to say. */
const factDecidingSchema = z.strictObject({
  attempt: z.uuid(),
  toolId: z.number().int().positive(),
  fact: z.enum(factNames),
  decision: z.enum(['confirm', 'correct', 'leave', 'undo']),
  version: z.string().max(60),
  reason: z.string().transform(manyLines).pipe(z.string().max(300)),
  mark: z.string().max(120),
  reports: z.array(z.uuid()).max(50),
  toldBy: z.string().transform(oneLine).pipe(z.string().max(80)).nullable(),
  fields: z.record(z.string().regex(/^[a-zA-Z]{2,30}$/), z.unknown()).optional(),
  evidence: evidenceSchema.nullable().optional(),
  undoes: z.uuid().optional(),
});
export type FactDecidingBody = z.output<typeof factDecidingSchema>;

export const adminFactsEndpoint = {
  path: '/api/admin/facts',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<FactDebtAnswer>(),
      statuses: [401, 403, 403, 200],
    },
    POST: {
      who: 'admin',
      in: factDecidingSchema,
      refusal: editRefusalSchema,
      answers: typeOnly<FactDecided>(),
      statuses: [401, 403, 403, 404],
      example: {
        attempt: '7d4a1c52-52a3-4c0e-8c43-1d2f5b6a7c84',
        toolId: 999_999,
        fact: 'price',
        decision: 'leave',
        version: '',
        reason: '',
        mark: 'none',
        reports: [],
        toldBy: null,
      },
    },
  },
} as const satisfies Contract;
