import * as z from 'zod';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import { planPriceSchema } from '#domain/tool/plan/plan.schema.ts';
import { evidenceKinds } from '#domain/tool/tool-words.ts';
import { verdictWords } from '#domain/rules/verdict-statement.ts';
import type { Contract } from './contract.ts';

const verdictWord = z
  .enum(Object.values(verdictWords))
  .describe(
    'unknown: nobody has read enough; it is no pass. passes when switched: once the setting in condition is changed.',
  );
const ruleName = rulesSchema.omit({ people: true }).keyof();
const verdict = z.strictObject({
  toolId: z.number().int(),
  verdict: verdictWord,
  plan: z.string().nullable().describe('The cheapest plan that passes; null when none does.'),
  price: planPriceSchema
    .pick({ currency: true, period: true, unit: true, billed: true, perPerson: true })
    .extend({
      amount: z.number().describe('As printed: for one person, when each one pays.'),
      seats: z.number().int().describe('Seats that have to be bought.'),
      isUnconfirmed: z.boolean().describe('Nobody has read the amount: quote it with that caveat.'),
    })
    .nullable(),
  noPrice: z.enum(['on request', 'not read']).nullable().describe('Why the plan that passes has no price.'),
  reasonsOn: z.string().nullable().describe('The plan that the reasons are about.'),
  failsOnEveryPlan: z.array(ruleName).describe('Of a tool that fails: the rules that each of its plans breaks.'),
  plans: z
    .array(z.strictObject({ plan: z.string(), verdict: verdictWord, rules: z.array(ruleName) }))
    .describe('Each plan to work with, and the rules that it owes its verdict to; none for one that passes.'),
  reasons: z.array(
    z.strictObject({
      rule: ruleName,
      verdict: verdictWord,
      says: z.string().describe('The answer as it was read: yes, opt-out, not read, …'),
      condition: z.string(),
      quote: z.string().nullable(),
      english: z.string().nullable().describe('What the words say, when they are in another language.'),
      page: z.string().nullable(),
      copy: z.string().nullable().describe('Where they were read, when that is not the page itself.'),
      day: z.string().nullable(),
      kind: z.enum(evidenceKinds).nullable(),
      read: z.string().nullable().describe('How the page was read: as copied on 15 September 2026 by owner/archive.'),
    }),
  ),
});

/** Tools that one call names at most; without names it judges them all. */
const MAX_NAMED = 100;

/** Body of `POST /api/verdicts`: what a client allows, and the tools to judge. */
export const verdictsSchema = z.strictObject({
  rules: rulesSchema,
  toolIds: z
    .array(z.number().int().positive())
    .min(1)
    .max(MAX_NAMED)
    .optional()
    .describe('Numbers of the tools to judge; left out, the whole catalogue is.'),
});

export const verdictsEndpoint = {
  path: '/api/verdicts',
  methods: {
    POST: {
      who: 'anyone',
      summary: 'May tools be used under what a client allows: a verdict each, with plan, price, words, page and day.',
      in: verdictsSchema,
      out: z.strictObject({ verdicts: z.array(verdict) }),
      statuses: [200, 200, 200, 200],
      example: { rules: { paidWork: true } },
    },
  },
} as const satisfies Contract;
