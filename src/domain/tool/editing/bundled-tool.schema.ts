import * as z from 'zod';
import { experienceLevels } from '#domain/tool/audience.ts';
import { webAddressSchema } from '#domain/text/web-fields.schema.ts';

/** Words of the bundle; they are older than the catalogue's and translated when a record is uploaded. */
const bundledCategories = ['video', 'image', 'image,video'] as const;
const bundledPlans = ['Standard plan', 'Basic plan', 'Pay per use', 'Professional plan'] as const;
const bundledDepartments = ['Creative', 'Marketing', 'Sales', 'Research'] as const;
const bundledBudgets = ['low', 'medium', 'high'] as const;
const bundledTeamSizes = ['small', 'medium', 'large'] as const;

/** Cheapest and dearest price of the bundle in US dollars. */
export const bundledPrices = { lowest: 0.05, highest: 249.99 } as const;

const sentences = z.array(z.string().trim().min(8).max(160));

/** One record of `data/admin-bundle.json`, as the back office uploads it. */
export const bundledToolSchema = z.strictObject({
  name: z.string().trim().min(2).max(60).describe('Name of a tool in data/tools/.'),
  category: z.enum(bundledCategories).describe('video, image, or both as image,video.'),
  description: z.string().trim().min(50).max(250).describe('What it does.'),
  ideal_use_cases: z.string().trim().min(10).max(240).describe('Comma-separated.'),
  experience_level: z.array(z.enum(experienceLevels)).min(1).describe('Who can work with it from the first day.'),
  standard_pricing: z.string().trim().min(4).max(240).describe('The price list in one line, as shown.'),
  icon: z.emoji().describe('One emoji.'),
  link: webAddressSchema.describe("The tool's own official address."),
  pricing: z.strictObject({
    amount: z.number().min(bundledPrices.lowest).max(bundledPrices.highest).describe('US dollars.'),
    period: z.enum(['month', 'image']).describe('What one amount buys.'),
    details: z.enum(bundledPlans).describe('Which plan that is.'),
  }),
  departments: z.array(z.enum(bundledDepartments)).min(1).describe('Departments with a use for it.'),
  goals: z.array(z.string().trim().min(3).max(40)).min(1).describe('Goals it serves.'),
  budget_range: z.enum(bundledBudgets).describe('low, medium or high.'),
  team_sizes: z.array(z.enum(bundledTeamSizes)).min(1).describe('Team sizes it suits.'),
  pros: sentences.min(3).max(6),
  cons: sentences.min(2).max(6),
  yak_opinion: z.string().trim().min(200).max(700).describe("The yak's take."),
});

/** The content of `data/admin-bundle.json`: the 16 records behind /admin-upload. */
export const bundleSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  tools: z
    .array(bundledToolSchema)
    .length(16)
    .refine((tools) => new Set(tools.map(({ name }) => name)).size === tools.length, 'Two records have one name.'),
});

export type BundledTool = z.output<typeof bundledToolSchema>;
