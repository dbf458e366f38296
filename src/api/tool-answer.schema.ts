import * as z from 'zod';
import { budgets } from '#domain/tool/audience.ts';
import { inks } from '#domain/tool/categories.schema.ts';
import { evidenceSchema } from '#domain/tool/evidence/evidence.schema.ts';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import {
  planAnswers,
  planPriceSchema,
  planRightNames,
  planRightSchema,
  planSchema,
} from '#domain/tool/plan/plan.schema.ts';
import { priceOfYesSchema, pricingSchema, rightsSchema } from '#domain/tool/evidence/stated-facts.schema.ts';
import { freeUses } from '#domain/tool/tool-words.ts';
import { uploadedToolSchema } from '#domain/tool/uploaded-tool.schema.ts';

const standing = z
  .enum(['confirmed', 'reported', 'unconfirmed'])
  .describe(
    'confirmed: the maker’s own words were read; reported: somebody else tells them; unconfirmed: nobody here read it.',
  );
const price = planPriceSchema.extend({ standing });
const right = planRightSchema.extend({
  answer: z
    .enum([...planAnswers, 'disputed'])
    .describe('disputed: those who read it say different things; count it as no yes.'),
  standing,
});
const plan = planSchema.extend({
  price: price.nullable(),
  priceYearly: price.nullable(),
  rights: z
    .record(z.enum(planRightNames), right)
    .describe('All seven, as they hold on this plan: its own answer, else what the terms say for every plan.'),
});

const { description, link, pros, cons, yakOpinion, skipItIf, idealUseCases } = uploadedToolSchema.shape;

/**
 * A tool as programs and pages read it: all rights by plan, the evidence of each value, and what follows from them. What was
 * uploaded may say less than a file in `data/tools/`, so the bounds are those of uploads.
 */
export const toolAnswerSchema = uploadedToolSchema
  .omit({ baseRights: true, noFreePlan: true, ethicsEvidence: true, statusEvidence: true })
  .extend({
    description: description.describe('What it does, in our own words, without advertising words.'),
    link: link.describe("The tool's own official address."),
    pros: pros.describe('What it is good at.'),
    cons: cons.describe('Its drawbacks.'),
    yakOpinion: yakOpinion.describe("The yak's take: dry and useful."),
    skipItIf: skipItIf.describe("Completes the sentence 'Skip it if …'. No capital, no full stop."),
    idealUseCases: idealUseCases.describe('What to reach for it for, as a short phrase.'),
    plans: z.array(plan),
    pricing: pricingSchema.extend({ details: z.string() }),
    freeUse: z.enum(freeUses),
    standardPricing: z.string(),
    rights: rightsSchema,
    evidence: z.record(z.enum(factNames), evidenceSchema.nullable()),
    priceOfYes: priceOfYesSchema
      .nullable()
      .describe('The cheapest plan on which paid work is a yes; null when no such price was read.'),
    badgeColor: z.enum(inks).describe('Colour of its badge.'),
    budgetRange: z.enum(budgets).describe('The budget that its price asks for.'),
  });

/** A row of the catalogue. */
export const toolRowSchema = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  line: z.string().describe('The description, cut after a clause or at a word.'),
  category: z.string().describe('The first one, with a capital.'),
  ink: z.enum(inks),
  icon: z.string().nullable().describe('File of its mark in /logos/; null where its initials stand in.'),
  price: z.string().describe('To try, and with paid work; with * where nobody has confirmed it.'),
  tag: z.string().describe('Its ear tag, as a code.'),
});
