import { getCollection, render } from 'astro:content';

/** The terms of `data/terms.md`: their printed text, their headings, and the day of the last revision. */
export async function terms() {
  const [entry] = await getCollection('terms');
  if (!entry) throw new Error('data/terms.md is missing');
  const { Content, headings } = await render(entry);
  return { Content, headings, revisedOn: entry.data.revisedOn };
}
