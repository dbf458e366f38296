import { type CollectionEntry, getCollection } from 'astro:content';
import { readingMinutes } from '#domain/teaching/reading-minutes.ts';

/** An article with its Markdown and the minutes it takes; the id is the last part of its address. */
export type Article = CollectionEntry<'blog'> & { minutes: number };

/** The order in which the articles build on each other. */
const order = ['getting-started', 'workflow-tips', 'tool-comparison', 'future-ai'];

/** All articles of `data/blog/`: the newest first, of one day in the order they build on each other. */
export async function allArticles(): Promise<Article[]> {
  const entries = await getCollection('blog');
  return entries
    .map((entry) => ({ ...entry, minutes: readingMinutes(entry.data.text) }))
    .sort((a, b) => b.data.publishedOn.localeCompare(a.data.publishedOn) || order.indexOf(a.id) - order.indexOf(b.id));
}
