import * as z from 'zod';

/** What the watch read last of a document: its sentences, bounded to 200 kB and never shown as a whole. */
export const termsReadingSchema = z.object({
  source: z.string(),
  readAt: z.iso.datetime(),
  /** The document is so long that only sentences on what editors look for count. */
  isPartial: z.boolean(),
  sentences: z.array(z.string()),
  /** Marks of the sentences that found no room: a later reading knows them, but cannot tell that they went. */
  others: z.array(z.string().max(16)),
});
export type TermsReading = z.output<typeof termsReadingSchema>;
