import { getCollection } from 'astro:content';
import type { Creator } from '#domain/tutorial/creator.schema.ts';

/** All creator profiles of `data/creators/`, by name. */
export async function allCreators(): Promise<Creator[]> {
  const entries = await getCollection('creators');
  return entries.map((entry) => entry.data).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
