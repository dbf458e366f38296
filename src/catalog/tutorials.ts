import { getCollection } from 'astro:content';
import { sortLessons } from '#domain/tutorial/lesson-card.ts';
import type { Tutorial } from '#domain/tutorial/tutorial.schema.ts';

/** All lessons of `data/tutorials/`, Beginner first. */
export async function allTutorials(): Promise<Tutorial[]> {
  const entries = await getCollection('tutorials');
  return sortLessons(entries.map((entry) => entry.data));
}
