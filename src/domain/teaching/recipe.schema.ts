import * as z from 'zod';
import { departments } from '#domain/tool/audience.ts';
import { pricePeriods } from '#domain/tool/tool-words.ts';
import { slugSchema } from '#domain/text/web-fields.schema.ts';

/** The plan of a tool that paid work needs, when its cheapest way in is not enough. */
const paysSchema = z.strictObject({
  plan: z.string().trim().min(1).max(40).describe("Name of one of the tool's plans."),
  amount: z
    .number()
    .positive()
    .max(100_000)
    .describe('US dollars of that plan, by the month or by the year as its maker prints it.'),
  period: z.enum(pricePeriods).describe('What one amount buys.'),
});

/** One tool of a chain, and what it is paid. */
export const chainLinkSchema = z.strictObject({
  tool: slugSchema.describe('Slug of a living tool in data/tools/.'),
  pays: paysSchema
    .optional()
    .describe('The plan to count with; left out: the cheapest plan that permits paid work, else the cheapest way in.'),
  uses: z
    .number()
    .positive()
    .max(1000)
    .optional()
    .describe('Images, minutes or credits for one piece, where the tool is paid by use; left out: 1.'),
});
export type ChainLink = z.output<typeof chainLinkSchema>;

const stepSchema = chainLinkSchema.extend({
  does: z.string().trim().min(20).max(140).describe('What this tool does here: one sentence.'),
  gives: z.string().trim().min(20).max(140).describe('What it hands to the next step, or to the reader.'),
});

/** A workflow over two to five tools: the content of `data/recipes/<slug>.json`. */
export const recipeSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  slug: slugSchema.describe('Same as the file name without .json; last part of the address /recipes/{slug}.'),
  title: z.string().trim().min(8).max(60).describe('What comes out, as a headline.'),
  job: z.string().trim().min(40).max(160).describe('What goes in, what comes out: one sentence.'),
  desk: z.enum(departments).describe('The desk it is for.'),
  tasks: z.array(slugSchema).min(1).max(4).describe('Tasks it serves; each must be a task of one of its tools.'),
  piece: z.string().trim().min(3).max(30).describe("One result, in the singular: 'clip', 'deck'."),
  piecesPerMonth: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .describe('Pieces a month that the cost per piece is worked out for.'),
  steps: z.array(stepSchema).min(2).max(5).describe('The tools in their order.'),
  watchOut: z.string().trim().min(40).max(200).describe('What most often goes wrong, or where the rights end.'),
  lesson: slugSchema.nullable().describe('Slug of our lesson on it in data/lessons/, or null.'),
});

export type Recipe = Omit<z.output<typeof recipeSchema>, '$schema'>;
