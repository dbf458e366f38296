import * as z from 'zod';
import { daySchema } from '#domain/text/web-fields.schema.ts';

/** The head of one article: the frontmatter of `data/blog/<slug>.md`. */
export const articleSchema = z.strictObject({
  title: z.string().trim().min(8).max(90).describe('Headline.'),
  description: z.string().trim().min(60).max(220).describe('One sentence for the list and for search engines.'),
  publishedOn: z.preprocess(dayOf, daySchema).describe('Day of publication.'),
});

export type ArticleHead = z.output<typeof articleSchema>;

/** YAML reads a bare day as a moment; only its day was meant. */
function dayOf(value: unknown): unknown {
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}
