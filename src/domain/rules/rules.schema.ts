import * as z from 'zod';

/** What a client allows: what is not asked for is false or null. */
export const rulesSchema = z.strictObject({
  paidWork: z.boolean().default(false).describe('The output is used in paid work.'),
  noTraining: z
    .enum(['never', 'off'])
    .nullable()
    .default(null)
    .describe('Uploads train no model: never, or it can be switched off.'),
  indemnity: z.boolean().default(false).describe('The maker stands in for claims about the output.'),
  private: z.boolean().default(false).describe('What is made is hidden from others by default.'),
  noWatermark: z.boolean().default(false).describe('No visible mark on the output.'),
  noAttribution: z.boolean().default(false).describe('The tool need not be named beside the output.'),
  licensedData: z.boolean().default(false).describe('The maker says that its training data is licensed or its own.'),
  revenueUSD: z
    .number()
    .nonnegative()
    .max(1e12)
    .nullable()
    .default(null)
    .describe('Revenue of the company in US dollars a year, for plans with a cap.'),
  people: z
    .number()
    .int()
    .positive()
    .max(100_000)
    .nullable()
    .default(null)
    .describe('People who work with it, for seats.'),
});
export type Rules = z.output<typeof rulesSchema>;
