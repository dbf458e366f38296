import * as z from 'zod';

/** What every refusal says. */
export const refusalSchema = z.strictObject({
  message: z.string(),
  code: z.string(),
  requiresUpgrade: z.literal(true).optional().describe('Only when Core would open the way.'),
});

/** A change at the desk that is refused: what is wrong with which field, or the record as it is by now. */
export const editRefusalSchema = z.union([
  refusalSchema.extend({
    problems: z.array(z.strictObject({ field: z.string(), value: z.string().optional(), remedy: z.string() })),
  }),
  refusalSchema.extend({ current: z.unknown() }),
]);
