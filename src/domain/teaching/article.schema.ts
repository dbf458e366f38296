import * as z from 'zod';
import { headDaySchema } from '#domain/text/web-fields.schema.ts';

/** The head of one article: the frontmatter of `data/blog/<slug>.md`. */
export const articleSchema = z.strictObject({
  title: z.string().trim().min(8).max(90).describe('Headline.'),
  description: z.string().trim().min(60).max(220).describe('One sentence for the list and for search engines.'),
  publishedOn: headDaySchema.describe('Day of publication.'),
});

export type ArticleHead = z.output<typeof articleSchema>;
