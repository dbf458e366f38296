import * as z from 'zod';
import { evidenceSchema } from '#domain/tool/evidence/evidence.schema.ts';
import { lineSchema, linesSchema } from '#domain/text/line.schema.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { editRefusalSchema } from './refusal.schema.ts';
import { type Contract, typeOnly } from './contract.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { DebtKind, FactTask } from '#domain/watch/fact-debt.ts';

/** A fact that waits for an editor, with what a correction of it must name. */
export interface FactOnDesk extends FactTask {
  /** `versionOf` of the tool: a decision must name the version it was made on. */
  version: string;
  /** The values that the fact's form begins with. */
  now: Pick<Tool, 'pricing' | 'freeUse' | 'rights' | 'ethicallyTrained' | 'status'> & {
    /** On what an answer that holds for every plan hangs. */
    conditions: Record<keyof Tool['rights'], string>;
  };
}

/** What waits for editors. */
export interface FactDebtAnswer {
  /** How the watch stands, in one sentence: when it found nothing, why. */
  watch: string;
  counts: Record<DebtKind, number>;
  /** The first of them, in their order. */
  tasks: FactOnDesk[];
}

export interface FactDecided {
  toolName: string;
  /** Version of the tool after it, for the next decision about the same tool. */
  version: string;
  /** Readers who get a letter, an hour from now unless it is taken back before. */
  told: number;
}

/** Body of `POST /api/admin/facts`. What a field must be is for the rules of tools to say. */
const factDecidingSchema = z.strictObject({
  attempt: z.uuid().describe('The same attempt again is the same decision.'),
  toolId: z.number().int().positive(),
  fact: z.enum(factNames),
  decision: z
    .enum(['confirm', 'correct', 'leave', 'undo'])
    .describe('`confirm`: the value stands, with evidence of today; `correct`: another value; `leave`: not now.'),
  version: z.string().max(60),
  reason: linesSchema(300),
  mark: z.string().max(120).describe('The task’s mark, for what is left.'),
  reports: z.array(z.uuid()).max(50).describe('Ids of messages that the decision answers.'),
  toldBy: lineSchema(80).nullable().describe('Who told us, if they wish to be named.'),
  fields: z.record(z.string().regex(/^[a-zA-Z]{2,30}$/), z.unknown()).optional(),
  evidence: evidenceSchema.nullable().optional(),
  undoes: z.uuid().optional().describe('The decision that is taken back.'),
});
export type FactDecidingBody = z.output<typeof factDecidingSchema>;
export type FactDeciding = z.input<typeof factDecidingSchema>;

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
