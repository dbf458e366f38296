import * as z from 'zod';
import { evidenceKinds } from '#domain/tool/tool-words.ts';
import { witnessScopes } from '#domain/tool/plan/plan-words.ts';
import { daySchema, webAddressSchema } from '#domain/text/web-fields.schema.ts';

/** The page on which one value was read, the words that say it, and the days. */
export const evidenceSchema = z.object({
  source: webAddressSchema.describe('The page that says it.'),
  copy: webAddressSchema
    .optional()
    .describe('Where the words were read, when that is not the page itself: an archived or transcribed copy.'),
  kind: z
    .enum(evidenceKinds)
    .describe(
      "maker: the maker's own page or document, word for word; terms archive: an archived copy of the maker's terms; dated transcription: somebody copied the maker's page on a stated day; press.",
    ),
  quote: z.string().trim().min(3).max(240).describe('The words that say it, as read.'),
  english: z.string().trim().min(2).max(240).optional().describe('What they say, when they are in another language.'),
  says: z.string().max(80).optional().describe('The value that these words give, when witnesses differ.'),
  about: z.enum(witnessScopes).optional().describe('What the words are about, when it is not the app itself.'),
  readOn: daySchema.describe('Day we read it.'),
  pageDate: daySchema.nullable().describe("The page's own date; null when it has none."),
});
export type Evidence = z.output<typeof evidenceSchema>;
