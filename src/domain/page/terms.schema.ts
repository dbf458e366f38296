import * as z from 'zod';
import { daySchema } from '#domain/text/web-fields.schema.ts';

/** The head of `data/terms.md`. YAML reads a bare day as a moment; only its day was meant. */
export const termsSchema = z.strictObject({
  revisedOn: z
    .preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), daySchema)
    .describe("Day of the last change in meaning; shown as 'Last updated'."),
});
