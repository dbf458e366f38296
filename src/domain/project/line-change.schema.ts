import * as z from 'zod';
import { lineSchema } from '#domain/text/line.schema.ts';
import { rulesSchema } from '#domain/rules/rules.schema.ts';
import { daySchema } from '#domain/text/web-fields.schema.ts';
import { frozenFactsSchema } from './frozen-facts.schema.ts';
import { PROJECT_BOUNDS } from './project.ts';
import { sourceTypes } from './source-types.ts';

const required = (most: number, missing: string) => lineSchema(most).pipe(z.string().min(1, missing));

const words = {
  name: required(PROJECT_BOUNDS.name, 'A project needs a name'),
  client: lineSchema(PROJECT_BOUNDS.client),
  rules: rulesSchema,
  rulesName: lineSchema(PROJECT_BOUNDS.rulesName),
  note: lineSchema(PROJECT_BOUNDS.note),
  budget: z
    .number()
    .min(0)
    .max(PROJECT_BOUNDS.budget)
    .nullable()
    .describe(
      'US dollars a month for its tools: prices above the frozen ones are told when all together are above it.',
    ),
};

/** What one line says, as it is sent. */
const fields = {
  asset: required(PROJECT_BOUNDS.asset, 'Name what was made'),
  toolId: z.number().int().positive(),
  plan: lineSchema(PROJECT_BOUNDS.plan)
    .default('')
    .describe("The maker's name of the plan; empty for one that is not in the guide."),
  account: lineSchema(PROJECT_BOUNDS.account).default(''),
  day: daySchema.describe('The day of the work, as YYYY-MM-DD.'),
  human: lineSchema(PROJECT_BOUNDS.human).default('').describe('What a person did besides.'),
  sourceType: z.enum(sourceTypes).describe('The IPTC digital source type, by its name.'),
};

/** One line that is to be added. */
export const newLineSchema = z.strictObject({ id: z.uuid().optional(), ...fields });

/** One line, or several assets that share everything else. */
export const newLinesSchema = newLineSchema.extend({
  assets: z
    .array(fields.asset)
    .max(PROJECT_BOUNDS.linesAtOnce)
    .optional()
    .describe('More assets with the same fields.'),
});

/** A correction: what is left out stays. */
export const lineCorrectionSchema = z.strictObject({
  ...z
    .strictObject({
      ...fields,
      plan: lineSchema(PROJECT_BOUNDS.plan),
      account: lineSchema(PROJECT_BOUNDS.account),
      human: lineSchema(PROJECT_BOUNDS.human),
    })
    .partial().shape,
  isWithdrawn: z.boolean().optional(),
});

/** A project that is to be made; `lines` come with one that a browser kept. */
export const newProjectSchema = z.strictObject({
  id: z.uuid().optional(),
  name: words.name,
  client: words.client.default(''),
  rules: words.rules.prefault({}),
  rulesName: words.rulesName.default(''),
  note: words.note.default(''),
  budget: words.budget.optional(),
});

/** A line of a project that a browser kept: its facts count only with the seal under which the guide handed them out. */
export const localLineSchema = newLineSchema.extend({
  id: z.uuid(),
  facts: frozenFactsSchema.optional(),
  seal: z.string().max(2000).optional(),
});

/** What is changed of a project: what is left out stays. */
export const projectChangeSchema = z.strictObject(z.strictObject(words).partial().shape);
