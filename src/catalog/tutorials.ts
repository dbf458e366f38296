import { getCollection } from 'astro:content';
import type { Creator } from '#domain/teaching/creator.schema.ts';
import { sortLessons } from '#domain/teaching/lesson-card.ts';
import type { Tutorial } from '#domain/teaching/tutorial.schema.ts';

/** All lessons of `data/tutorials/`, Beginner first. */
export async function allTutorials(): Promise<Tutorial[]> {
  const entries = await getCollection('tutorials');
  return sortLessons(entries.map((entry) => entry.data));
}

/** All creator profiles of `data/creators/`, by name. */
export async function allCreators(): Promise<Creator[]> {
  const entries = await getCollection('creators');
  return entries.map((entry) => entry.data).sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
