import * as z from 'zod';
import { daySchema } from '#domain/text/web-fields.schema.ts';

/** How much of the guide had been read on one day: price and rights of living tools. */
export const freshnessPointSchema = z.object({
  day: daySchema,
  all: z.number().int(),
  confirmed: z.number().int(),
  reported: z.number().int(),
});
export const freshnessPointsSchema = z.array(freshnessPointSchema);
export type FreshnessPoint = z.output<typeof freshnessPointSchema>;
