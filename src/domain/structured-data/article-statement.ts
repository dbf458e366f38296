import type { ArticleHead } from '#domain/article/article.schema.ts';
import type { Site } from '#domain/site/site.schema.ts';
import { publisherName } from '#domain/structured-data/site-statements.ts';
import type { Statement } from '#domain/structured-data/statement.ts';

/** An article of the blog, under the full address `page`. */
export function articleStatement(
  { title, description, publishedOn }: ArticleHead,
  page: string,
  site: Site,
): Statement {
  const publisher = publisherName(site, new URL(page).origin);
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: publishedOn,
    mainEntityOfPage: page,
    author: publisher,
    publisher,
  };
}
