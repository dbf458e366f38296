import * as z from 'zod';
import { factNames } from '#domain/tool/evidence/evidence.ts';
import { planRightNames } from '#domain/tool/plan/plan-words.ts';
import { pricePeriods } from '#domain/tool/tool-words.ts';
import { daySchema } from '#domain/text/web-fields.schema.ts';

const price = z.object({ amount: z.number().nullable(), period: z.enum(pricePeriods) });

/** One value that the guide stated and then corrected, as everybody may read it: `data/corrections/<id>.json`. */
export const correctionSchema = z.object({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  id: z
    .string()
    .regex(/^[A-Za-z0-9-]{10,80}$/)
    .describe('The change that made it and the fact; also the file name.'),
  toolId: z.number().int().positive(),
  toolName: z.string(),
  fact: z.enum(factNames),
  right: z.enum(planRightNames).optional().describe('Of terms the right that they are about, where they move one.'),
  about: z
    .literal('terms')
    .optional()
    .describe('Set when it tells of the maker’s terms: the sentence before and after.'),
  title: z.string().describe('The fact as pages call it.'),
  before: z.string().describe('What the guide said, in words.'),
  after: z.string().describe('What it says now, in words.'),
  saidSince: daySchema.nullable().describe('The day we had read the old value; null when nobody had.'),
  at: z.iso.datetime().describe('When it was corrected.'),
  reason: z.string().describe('Why, in the words of the editor.'),
  toldBy: z.string().nullable().describe('Who told us, if they wish to be named.'),
  source: z.string().nullable().describe('The page that says the new value.'),
  quote: z.string().nullable().describe('The words that say it.'),
  prices: z
    .object({ before: price, after: price })
    .nullable()
    .describe('The amounts of a corrected price, for its history; null for every other fact.'),
});
export type Correction = Omit<z.output<typeof correctionSchema>, '$schema'>;
