import * as z from 'zod';
import {
  billedWays,
  planPeriods,
  type PlanAnswer,
  planAnswers,
  type PlanRightName,
  planRightNames,
  useUnits,
} from './plan-words.ts';
import { witnessSchema } from '#domain/tool/evidence/source.schema.ts';

export { planAnswers, planRightNames };
export type { PlanAnswer, PlanRightName };

/** One right: its answer, on what it hangs, the words. */
export const planRightSchema = z.strictObject({
  answer: z.enum(planAnswers),
  condition: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe(
      'opt-out: setting, place and default; depends: on what, in words; else what a reader must know, or empty.',
    ),
  inShort: z
    .string()
    .trim()
    .min(1)
    .max(36)
    .optional()
    .describe(
      "Of a yes to paid work or of a cap: on what it hangs, in words that follow 'paid work' and 'Yes,': 'with credit to Meshy'. Of several conditions the one that stops most readers, no stricter and no milder than it is read. Left out where that cannot be said so short: lists then say 'on conditions'.",
    ),
  amountUSD: z
    .number()
    .positive()
    .optional()
    .describe('revenueCap alone: US dollars of revenue a year up to which the plan may be used.'),
  evidence: z.array(witnessSchema).max(4).default([]),
});
export type PlanRight = z.output<typeof planRightSchema>;

/** Rights by name; what is left out is not read. */
export const planRightsSchema = z.partialRecord(z.enum(planRightNames), planRightSchema);
export type PlanRights = z.output<typeof planRightsSchema>;

/** One price of one plan. */
export const planPriceSchema = z.strictObject({
  amount: z
    .number()
    .min(0)
    .max(100_000)
    .nullable()
    .describe('The regular price, never an introductory one; null when the page says that it is on request.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('USD')
    .describe('USD, EUR, … as printed; never converted.'),
  period: z.enum(planPeriods).describe('What the amount pays for: “$12/mo billed yearly” is a month.'),
  unit: z.enum(useUnits).optional().describe('What one use is, when the period is use.'),
  billed: z
    .enum(billedWays)
    .nullable()
    .describe('How it is paid; null for a free plan, or when the page does not say.'),
  perPerson: z.boolean().describe('Whether each person pays it.'),
  minimumPeople: z.number().int().positive().nullable().default(null).describe('Fewest people that it is sold to.'),
  variesBy: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe('On what the amount hangs where not everybody pays the same: “country and device”.'),
  evidence: z
    .array(witnessSchema)
    .max(4)
    .default([])
    .describe('Empty: the amount carries the mark of what nobody has read.'),
});
export type PlanPrice = z.output<typeof planPriceSchema>;

/** That nobody new may take a plan any more: since when, and the words that say it. */
const closedToNewSchema = z.strictObject({
  since: z.iso.date().nullable().describe('The day from which nobody new may take it; null when its page names none.'),
  evidence: z.array(witnessSchema).max(4).default([]),
});
export type ClosedToNew = z.output<typeof closedToNewSchema>;

/** One plan that a maker sells, or gives away. */
export const planSchema = z.strictObject({
  name: z.string().trim().min(1).max(50).describe("The maker's name of the plan."),
  includes: z.string().trim().max(300).default('').describe('What it brings, in few words: credits, seats, limits.'),
  isTrial: z.boolean().default(false).describe('Free for some days or credits once: a taster, no plan to work with.'),
  closedToNew: closedToNewSchema
    .optional()
    .describe('Only who has it keeps it, so nobody is told to take it. Left out while it is sold.'),
  price: planPriceSchema
    .nullable()
    .describe('The price without a yearly commitment; null when it is sold by the year only, or not read.'),
  priceYearly: planPriceSchema.nullable().default(null).describe('The price when a year is paid, as printed.'),
  rights: planRightsSchema.default({}).describe("The plan's own answers; they win over the tool's base rights."),
});
export type Plan = z.output<typeof planSchema>;
