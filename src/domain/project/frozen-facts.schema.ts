import * as z from 'zod';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import { verdictWords } from '#domain/rules/verdict-statement.ts';
import { evidenceKinds, rightsAnswers, toolStates } from '#domain/tool/tool-words.ts';
import { billedWays, planPeriods, planRightNames, useUnits } from '#domain/tool/plan/plan-words.ts';

/** The words behind a value, as they were known: all null where nobody had read any. */
const words = {
  quote: z.string().nullable(),
  /** What they say, when they are in another language. */
  english: z.string().nullable(),
  /** The page that the words are about. */
  page: z.string().nullable(),
  /** Where they were read, when that is not the page itself. */
  copy: z.string().nullable(),
  /** The page's own day, else the day it was read: YYYY-MM-DD. */
  day: z.string().nullable(),
  kind: z.enum(evidenceKinds).nullable(),
  /** How the page was read: 'as copied on 15 September 2026 by owner/archive'. */
  read: z.string().nullable(),
};

/** One price of the plan. */
const frozenPriceSchema = z.object({
  /** As printed; null when it is on request. */
  amount: z.number().nullable(),
  currency: z.string(),
  period: z.enum(planPeriods),
  unit: z.enum(useUnits).nullable(),
  billed: z.enum(billedWays).nullable(),
  perPerson: z.boolean(),
  minimumPeople: z.number().nullable(),
  ...words,
});

/** One right as it held on the plan. */
const frozenRightSchema = z.object({
  answer: z.enum(rightsAnswers),
  /** On what it hangs: setting, place and default; or region, model, kind of account. May be empty. */
  condition: z.string(),
  /** US dollars of revenue a year, of a cap. */
  amountUSD: z.number().nullable(),
  ...words,
});

/**
 * What the guide knew of one plan of one tool, and how that plan stood to one list of rules: resolved, with its words, so
 * that nothing else has to be read to understand it. Nothing ever changes it. The day is said where it is used, so that
 * lines of several days share the same facts.
 */
export const frozenFactsSchema = z.object({
  tool: z.object({
    id: z.number().int(),
    name: z.string(),
    /** Empty when unknown. */
    maker: z.string(),
    /** The tool's own address. */
    link: z.string(),
    state: z.enum(toolStates),
    /** What happened to it; empty for an active one. */
    note: z.string(),
    /** Day of that change: YYYY-MM-DD. */
    since: z.string().nullable(),
  }),
  /** The plan as its maker names it; null when the line names none: then only the terms for every plan count. */
  plan: z.object({ name: z.string(), includes: z.string() }).nullable(),
  /** null when nobody had read one, or it is sold by the year alone. */
  price: frozenPriceSchema.nullable(),
  priceYearly: frozenPriceSchema.nullable(),
  /** All rights that the release knew, each with its words. */
  rights: z.partialRecord(z.enum(planRightNames), frozenRightSchema),
  /** What the client allowed. */
  rules: z.object(rulesSchema.shape),
  /** How this plan, not the tool's best one, stood to those rules. Unknown never passes. */
  verdict: z.enum(Object.values(verdictWords)),
  /** In the order of the rules. */
  reasons: z.array(
    z.object({
      rule: rulesSchema.omit({ people: true }).keyof(),
      verdict: z.enum(Object.values(verdictWords)),
      /** The answer as it was read: 'yes', 'opt-out', 'not read', 'up to $1,000,000 a year'. */
      says: z.string(),
      condition: z.string(),
      ...words,
    }),
  ),
});
export type FrozenFacts = z.output<typeof frozenFactsSchema>;
export type FrozenRight = z.output<typeof frozenRightSchema>;
export type FrozenPrice = z.output<typeof frozenPriceSchema>;
