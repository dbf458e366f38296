import { type CollectionEntry, getCollection } from 'astro:content';

/** An article with its Markdown; the id is the last part of its address. */
export type Article = CollectionEntry<'blog'>;

/** The order in which the articles build on each other. */
const order = ['getting-started', 'workflow-tips', 'tool-comparison', 'future-ai'];

/** All articles of `data/blog/`: the newest first, of one day in the order they build on each other. */
export async function allArticles(): Promise<Article[]> {
  const entries = await getCollection('blog');
  return entries.sort(
    (a, b) => b.data.publishedOn.localeCompare(a.data.publishedOn) || order.indexOf(a.id) - order.indexOf(b.id),
  );
}
