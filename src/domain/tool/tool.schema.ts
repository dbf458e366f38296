import * as z from 'zod';
import { departments, experienceLevels, goals, teamSizes } from './audience.ts';
import type { DerivedFacts } from '#domain/tool/evidence/stated-facts.schema.ts';
import { planRightsSchema, planSchema } from '#domain/tool/plan/plan.schema.ts';
import { sourcesSchema, witnessSchema } from '#domain/tool/evidence/source.schema.ts';
import { fits, toolStates } from './tool-words.ts';
import { daySchema, webAddressSchema } from '#domain/text/web-fields.schema.ts';

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

/** One task of a tool. */
export const toolTaskSchema = z.strictObject({
  task: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('Slug of a file in data/tasks/.'),
  fit: z
    .enum(fits)
    .describe('made for: what one takes it for; good at: does it well; can: possible, no reason to take it.'),
  note: z.string().trim().min(3).max(90).describe('Why, or where it ends: at most 90 characters.'),
});
export type ToolTask = z.output<typeof toolTaskSchema>;

const sentence = z.string().trim().min(8).max(160);

/** One catalogue entry: the content of `data/tools/<slug>.json`. */
export const toolSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  id: z.number().int().positive().describe('Number in the address /tool-fluid/{id}. Never reused, never changed.'),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .describe('Same as the file name without .json.'),
  name: z.string().trim().min(2).max(60).describe("The maker's spelling of the name."),
  maker: z
    .string()
    .trim()
    .max(60)
    .default('')
    .describe('The company behind it, as it calls itself; empty when unknown.'),
  alsoKnownAs: z
    .array(z.string().trim().min(2).max(40))
    .max(16)
    .default([])
    .describe('Older names, model names and other names under which people look for it.'),
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
    .array(sentence)
    .min(3)
    .max(6)
    .describe('At least three things it is good at that are true of this tool only.'),
  cons: z.array(sentence).min(2).max(6).describe('At least two real drawbacks.'),
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
  yakPick: z
    .string()
    .trim()
    .min(20)
    .max(200)
    .nullable()
    .default(null)
    .describe("The editors' choice: the reason in one sentence; null for all but the 25 best."),
  teamSizes: z.array(z.enum(teamSizes)).min(1).describe('Team sizes it really suits.'),
  experienceLevel: z.array(z.enum(experienceLevels)).min(1).describe('Who can work with it from the first day.'),
  departments: z
    .array(z.enum(departments))
    .min(1)
    .describe('Departments with a real use for it, in order: the first is the one it is for.'),
  goals: z.array(z.enum(goals)).min(1).describe('Goals it serves, in order: the first is what it is for.'),
  tasks: z
    .array(toolTaskSchema)
    .max(12)
    .default([])
    .describe('The tasks it does, best fit first; at least two for a living tool.'),
  ethicallyTrained: z
    .string()
    .max(160)
    .describe(
      "'Yes' / 'No' or a sentence containing 'ethically trained' where the maker states its training data; empty when not stated.",
    ),
  idealUseCases: z.string().trim().min(10).max(240).describe('What to reach for it for, as a short phrase.'),
  status: statusSchema.describe('Lifecycle.'),
  sources: sourcesSchema.default({}).describe('The pages that were read, each by a short name.'),
  plans: z
    .array(planSchema)
    .max(8)
    .default([])
    .describe('The plans that were read, cheapest first. Prices, free use and budget follow from them.'),
  noFreePlan: z
    .array(witnessSchema)
    .max(4)
    .default([])
    .describe('The words that show that there is neither a free plan nor a trial; empty when nobody has read that.'),
  baseRights: planRightsSchema
    .default({})
    .describe("What the terms say for every plan; a plan's own answer wins. What is left out is not read."),
  ethicsEvidence: z.array(witnessSchema).max(4).default([]).describe('The words behind `ethicallyTrained`.'),
  statusEvidence: z.array(witnessSchema).max(4).default([]).describe('The words behind `status`.'),
});

/** A tool as its file says it. */
export type ToolRecord = Omit<z.output<typeof toolSchema>, '$schema'>;
/** What a file may be changed in. */
export type ToolFields = Omit<ToolRecord, 'id' | 'slug'>;
/** A tool as everything else reads it: what its file says, and what follows from its plans. */
export type Tool = ToolRecord & DerivedFacts;
export type ToolStatus = z.output<typeof statusSchema>;
