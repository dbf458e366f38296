import * as z from 'zod';
import { headDaySchema } from '#domain/text/web-fields.schema.ts';

/** The head of `data/terms.md`. */
export const termsSchema = z.strictObject({
  revisedOn: headDaySchema.describe("Day of the last change in meaning; shown as 'Last updated'."),
});
