import { z } from 'zod';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/quiz/quiz-words.ts';
import { pricePeriods } from '#domain/tool/price-periods.ts';

/** A calendar day, `2026-11-21`, in UTC. */
export const daySchema = z.iso.date().describe('A day as YYYY-MM-DD (UTC).');

/** A web address that a reader may follow: http or https only. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .describe('A full web address beginning with https:// (or http://).');

/** The structured price behind filters and price texts. */
export const pricingSchema = z.strictObject({
  amount: z
    .number()
    .min(0)
    .max(100_000)
    .describe('US dollars of the cheapest way in that the maker sells; 0 when one can start without paying.'),
  period: z.enum(pricePeriods).describe('What one amount buys: a month, a year, a user (per month), an image, …'),
  details: z.string().min(1).max(300).describe('One sentence on what that price includes or leaves out.'),
});

/** One answer on the rights label. */
export const rightsAnswers = ['yes', 'no', 'depends', 'not stated'] as const;
const rightsAnswer = z.enum(rightsAnswers);

/** The rights label, as the maker's own terms state it. */
export const rightsSchema = z.strictObject({
  commercialUse: rightsAnswer.describe('May the output be used in paid work?'),
  trainsOnUploads: rightsAnswer.describe('Does the maker train on what a user uploads or types, by default?'),
  indemnity: rightsAnswer.describe(
    'Does the maker stand in for claims about the output? "depends" = only on some plans.',
  ),
});

/** Where a tool stands in its life. */
export const toolStates = ['active', 'watch', 'acquired', 'shut down'] as const;

/** Lifecycle of a tool; a closed tool names what to use instead. */
export const statusSchema = z.strictObject({
  state: z.enum(toolStates).describe('active; watch (something is changing: read the note); acquired; shut down.'),
  note: z.string().max(240).default('').describe('One sentence on what happened. Required unless active.'),
  since: daySchema.nullable().default(null).describe('Day of the change, null when no source gives it.'),
  replacedBy: z
    .number()
    .int()
    .positive()
    .nullable()
    .default(null)
    .describe('Id of the tool to use instead. Required when shut down.'),
});

/** Where a fact was read and when; both null when nobody has confirmed it. */
export const factSchema = z.strictObject({
  source: webAddressSchema
    .nullable()
    .describe("The page the fact was read on, the maker's own where there is one; null when none was read."),
  checkedOn: daySchema.nullable().describe('Day it was read; null shows "Not confirmed yet".'),
});

/** The facts of a tool that can go stale; each carries its source. */
export const factNames = ['pricing', 'rights', 'ethics', 'status'] as const;
export type FactName = (typeof factNames)[number];

const sentence = (max: number) => z.string().trim().min(8).max(max);

/** One catalogue entry: the content of `data/tools/<slug>.json`. */
export const toolSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  id: z.number().int().positive().describe('Number in the address /tool-fluid/{id}. Never reused, never changed.'),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('Same as the file name without .json.'),
  name: z.string().trim().min(2).max(60).describe("The maker's spelling of the name."),
  description: z
    .string()
    .trim()
    .min(50)
    .max(250)
    .describe('What it does, in our own words, without advertising words. The use-case filters read it.'),
  icon: z
    .string()
    .regex(/^[a-z0-9-]+\.svg$/)
    .nullable()
    .describe('File in public/logos/, or null: then the initials stand in.'),
  badge: z.string().min(2).max(20).describe('One badge from data/categories.json.'),
  category: z
    .string()
    .min(2)
    .max(120)
    .describe('One to four terms from data/categories.json, comma-separated; the first gives the entry its colour.'),
  link: webAddressSchema.describe("The tool's own official address."),
  pros: z
    .array(sentence(160))
    .min(3)
    .max(6)
    .describe('At least three things it is good at that are true of this tool only.'),
  cons: z.array(sentence(160)).min(2).max(6).describe('At least two real drawbacks.'),
  yakOpinion: z
    .string()
    .trim()
    .min(200)
    .max(700)
    .describe("The yak's take: 40 to 90 words, dry and useful. Without the 'Skip it if' part."),
  skipItIf: z
    .string()
    .trim()
    .min(12)
    .max(160)
    .describe("Completes the sentence 'Skip it if …', e.g. 'you need vector files'. No capital, no full stop."),
  pricing: pricingSchema.describe('The structured price.'),
  standardPricing: z
    .string()
    .trim()
    .min(4)
    .max(240)
    .describe('The price list in one line as a reader wants it: plans and amounts.'),
  teamSizes: z.array(z.enum(teamSizes)).min(1).describe('Team sizes it really suits.'),
  experienceLevel: z.array(z.enum(experienceLevels)).min(1).describe('Who can work with it from the first day.'),
  departments: z.array(z.enum(departments)).min(1).describe('Departments with a real use for it.'),
  goals: z.array(z.enum(goals)).min(1).describe('Goals it serves.'),
  budgetRange: z
    .enum(budgets)
    .describe('free: useful without paying; low: $1-50 a month; medium: $50-200; high: $200 and more.'),
  ethicallyTrained: z
    .string()
    .max(160)
    .describe(
      "'Yes' / 'No' or a sentence containing 'ethically trained' where the maker states its training data; empty when not stated.",
    ),
  idealUseCases: z.string().trim().min(10).max(240).describe('What to reach for it for, as a short phrase.'),
  rights: rightsSchema.describe('The rights label.'),
  status: statusSchema.describe('Lifecycle.'),
  facts: z
    .strictObject(
      Object.fromEntries(factNames.map((name) => [name, factSchema])) as Record<FactName, typeof factSchema>,
    )
    .describe('Where each fact was read, and when.'),
});

export type Tool = Omit<z.output<typeof toolSchema>, '$schema'>;
export type Pricing = z.output<typeof pricingSchema>;
export type Rights = z.output<typeof rightsSchema>;
export type ToolStatus = z.output<typeof statusSchema>;
export type Fact = z.output<typeof factSchema>;
