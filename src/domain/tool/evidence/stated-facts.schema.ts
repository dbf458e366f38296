import * as z from 'zod';
import type { EvidenceByFact } from './evidence.ts';
import { planPriceSchema } from '#domain/tool/plan/plan.schema.ts';
import { pricePeriods, type FreeUse, rightsAnswers } from '#domain/tool/tool-words.ts';

/** A price in few words: what filters, sums and the specification's contract read. It follows from the plans. */
export const pricingSchema = z.strictObject({
  amount: z
    .number()
    .min(0)
    .max(100_000)
    .nullable()
    .describe(
      'The cheapest way in that the maker sells; 0 when one can work without paying; null without a public price.',
    ),
  period: z.enum(pricePeriods).describe('What one amount buys: a month, a year, a user (per month), an image, …'),
  details: z.string().min(1).max(300).describe('One sentence on what that price includes or leaves out.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('Of the amount, when it is not US dollars: EUR, GBP, …'),
});

const rightsAnswer = z.enum(rightsAnswers);

/** The rights label: what holds on every plan, or `depends` where plans differ. */
export const rightsSchema = z.strictObject({
  commercialUse: rightsAnswer.describe('May the output be used in paid work?'),
  trainsOnUploads: rightsAnswer.describe('Does the maker train on what a user uploads or types, by default?'),
  indemnity: rightsAnswer.describe('Does the maker stand in for claims about the output?'),
});

export type Pricing = z.output<typeof pricingSchema>;
export type Rights = z.output<typeof rightsSchema>;

/** The cheapest plan whose output may be used in paid work, and what it costs. */
export const priceOfYesSchema = z.strictObject({
  plan: z.string().describe('Name of the plan.'),
  ...planPriceSchema.pick({ currency: true, period: true, unit: true, billed: true }).shape,
  amount: z.number().describe('For one person, where each one pays.'),
  minimumPeople: z
    .number()
    .int()
    .optional()
    .describe('Seats that have to be bought at least, each for that amount; left out where one is enough.'),
  isUnconfirmed: z.boolean().describe('Whether nobody has read the amount: it needs its mark.'),
  hasConditions: z
    .boolean()
    .describe('Whether the yes hangs on a condition or a cap on revenue, which its plan tells.'),
  inShort: z
    .string()
    .optional()
    .describe("That condition in words that follow 'paid work'; left out where it has no short form."),
});
export type PriceOfYes = z.output<typeof priceOfYesSchema>;

/** What follows from a tool's plans and base rights; stated nowhere else. */
export interface DerivedFacts {
  /** Is it useful without paying? yes, trial (some days or credits), no, not read. */
  freeUse: FreeUse;
  pricing: Pricing;
  /** The price list in one line: plans and amounts, with the mark where nobody has read one. */
  standardPricing: string;
  rights: Rights;
  /** What stands behind each value; null when nobody has read it. */
  evidence: EvidenceByFact;
  /** null when no plan with a read price is known to permit paid work. */
  priceOfYes: PriceOfYes | null;
}
