import * as z from 'zod';
import { evidenceKinds } from './evidence.ts';
import { daySchema, webAddressSchema } from './web-fields.schema.ts';

/** The page on which one value was read, the words that say it, and the days. */
export const evidenceSchema = z.object({
  source: webAddressSchema.describe('The page that says it.'),
  kind: z
    .enum(evidenceKinds)
    .describe(
      "maker: the maker's own page or document, word for word; terms archive: an archived copy of the maker's terms; dated transcription: somebody copied the maker's page on a stated day; press.",
    ),
  quote: z.string().trim().min(3).max(240).describe('The words that say it, as read.'),
  readOn: daySchema.describe('Day we read it.'),
  pageDate: daySchema.nullable().describe("The page's own date; null when it has none."),
});
export type Evidence = z.output<typeof evidenceSchema>;
