import * as z from 'zod';

/** Yak Fringe (free) and Yak Core (paid). */
export const plans = ['fringe', 'core'] as const;
export type Plan = (typeof plans)[number];

/** Features that a plan opens; each names the lowest plan that has it. */
export const features = [
  'unlimitedSaves',
  'advancedFilters',
  'fullFreshDrops',
  'comparison',
  'unlimitedCollections',
  'sharing',
  'exports',
  'ownRules',
  'unlimitedProjects',
] as const;
export type Feature = (typeof features)[number];

const planCard = z.strictObject({
  name: z.string().describe('As the reader knows it, e.g. Yak Core.'),
  price: z.number().min(0).describe('US dollars a month.'),
  includes: z.array(z.string()).min(1).describe('Lines of the plan card.'),
});

/** The content of `data/plans.json`: what each plan costs and opens. */
export const plansSchema = z.strictObject({
  $schema: z.string().optional(),
  fringe: planCard,
  core: planCard.extend({
    monthlyLookupKey: z.string().describe('Stripe lookup key of the monthly price.'),
    yearlyPrice: z.number().min(0).describe('US dollars a year.'),
    yearlyLookupKey: z.string().describe('Stripe lookup key of the yearly price.'),
  }),
  features: z
    .strictObject(
      Object.fromEntries(features.map((name) => [name, z.enum(plans)])) as Record<
        Feature,
        z.ZodEnum<{ fringe: 'fringe'; core: 'core' }>
      >,
    )
    .describe('The lowest plan that has the feature; "fringe" opens it to all, signed out included.'),
  limits: z.strictObject({
    fringeSaves: z.number().int().min(0).describe('Saved tools a Fringe user may hold.'),
    openDrops: z
      .number()
      .int()
      .min(0)
      .describe('Fresh Drops that everybody reads whole; the rest lie under the fringe.'),
    fringeCollections: z.number().int().min(0).describe('Collections of their own that a Fringe user may hold.'),
    fringeProjects: z.number().int().min(0).describe('Projects of their own that a Fringe user may hold.'),
    fringeProjectLines: z.number().int().min(0).describe('Lines of each of them.'),
    sampleTools: z.number().int().min(1).describe('Tools in an export or a brief that everybody gets as a sample.'),
  }),
});

export type Plans = Omit<z.output<typeof plansSchema>, '$schema'>;
