import { getCollection } from 'astro:content';

/** The terms of `data/terms.md`: their Markdown, and the day of the last revision. */
export async function terms() {
  const [entry] = await getCollection('terms');
  if (!entry?.body) throw new Error('data/terms.md is missing');
  return { text: entry.body, revisedOn: entry.data.revisedOn };
}
