import { z } from 'zod';
import { daySchema, webAddressSchema } from '#domain/tool/web-fields.schema.ts';

/** The spec's three types, all drawn in the same grey. */
export const updateTypes = ['new', 'updated', 'other'] as const;
/** The finer kind, for filters and mails. */
export const dropKinds = ['feature', 'price', 'plan', 'terms', 'shutdown'] as const;

/** One Fresh Drop: the content of `data/updates/<releaseDate>-<slug>.json`. */
export const dropSchema = z.strictObject({
  $schema: z.string().optional().describe('Path of the JSON Schema, for editor completion.'),
  id: z.number().int().positive().describe('Never reused, never changed.'),
  toolName: z.string().trim().min(2).max(60).describe('Name of the tool as the reader knows it.'),
  toolId: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe('Id of the catalogue entry; null when the tool is not listed.'),
  updateTitle: z.string().trim().min(8).max(90).describe('What happened, as a headline of our own.'),
  updateDescription: z
    .string()
    .trim()
    .min(60)
    .max(400)
    .describe('Two or three sentences: what changed and for whom it matters.'),
  updateType: z.enum(updateTypes).describe('new (did not exist before), updated, other.'),
  kind: z.enum(dropKinds).describe('feature, price, plan, terms or shutdown.'),
  releaseDate: daySchema.describe('The day of the release according to its source.'),
  sourceUrl: webAddressSchema.nullable().describe('The official announcement; null when there is none.'),
  isAuthentic: z.boolean().describe('true only when that official source was actually read.'),
});

export type Drop = Omit<z.output<typeof dropSchema>, '$schema'>;
