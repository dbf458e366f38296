import * as z from 'zod';
import { evidenceKinds } from '#domain/tool/tool-words.ts';
import { witnessScopes } from '#domain/tool/plan/plan-words.ts';
import { daySchema, webAddressSchema } from '#domain/text/web-fields.schema.ts';

/** One page that was read for a tool: the address its words are about, and the one where they were read. */
export const sourceSchema = z
  .strictObject({
    page: webAddressSchema.describe('The page that the words are about, at its maker or publisher.'),
    copy: webAddressSchema
      .nullable()
      .describe(
        'Where the words were read when that is not the page itself: an archived or transcribed copy, with its commit. null: the page itself was read.',
      ),
    kind: z
      .enum(evidenceKinds)
      .describe(
        "maker: the maker's own page or document, word for word; terms archive: a whole archived copy of it; dated transcription: somebody copied the maker's page on a stated day; press.",
      ),
    readOn: daySchema.describe('Day we read it.'),
    pageDate: daySchema.nullable().describe("The page's own date, or the copy's; null when it has none."),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .default('en')
      .describe('Language of the words, two letters: en, ja, zh, …'),
  })
  .superRefine(({ kind, copy }, context) => {
    if ((kind === 'dated transcription' || kind === 'terms archive') && copy === null)
      context.addIssue({
        code: 'custom',
        path: ['copy'],
        message: `a ${kind} needs the address where its words were read: name the copy, or let the value be “not read”`,
      });
  });
export type Source = z.output<typeof sourceSchema>;

/** The pages of one tool by a short name: `pricing`, `terms`, `audit`. */
export const sourcesSchema = z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), sourceSchema);
export type Sources = z.output<typeof sourcesSchema>;

/** Words of one source that say a value. */
export const witnessSchema = z.strictObject({
  source: z.string().describe("Name of one of the tool's sources."),
  quote: z
    .string()
    .trim()
    .min(2)
    .max(240)
    .refine((quote) => !/\*\*|__|^#+ |\]\(/m.test(quote), 'quote the words without Markdown marks (**, __, #, links)')
    .describe('The words as read: no Markdown, no summary by whoever copied them.'),
  english: z.string().trim().min(2).max(240).optional().describe('What they say, when they are in another language.'),
  says: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .optional()
    .describe('The value that this witness gives, when witnesses differ: an answer, or an amount as “$12”.'),
  about: z
    .enum(witnessScopes)
    .optional()
    .describe('What the words are about when it is not the app: such words never prove a right of the app.'),
});
export type Witness = z.output<typeof witnessSchema>;
