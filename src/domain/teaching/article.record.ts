import { headFields, textField } from '#domain/record/head-fields.ts';
import type { FieldTable } from '#domain/record/record-field.ts';
import type { ArticleHead } from './article.schema.ts';

/** The fields of an article, as the desk edits them. */
export const articleFields = {
  ...headFields('8 to 90 characters', '60 to 220 characters'),
  text: textField('Markdown: ## for headings, 600 to 1200 words, links into /tools/ and /tool-fluid/.'),
} satisfies FieldTable<ArticleHead & { text: string }>;
