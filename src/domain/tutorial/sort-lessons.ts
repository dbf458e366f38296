import { type Tutorial, tutorialLevels } from '#domain/tutorial/tutorial.schema.ts';

/** Beginner first, Advanced last; of one level by id. Gives back a new list. */
export function sortLessons<T extends Pick<Tutorial, 'id' | 'level'>>(lessons: readonly T[]): T[] {
  return [...lessons].sort((a, b) => tutorialLevels.indexOf(a.level) - tutorialLevels.indexOf(b.level) || a.id - b.id);
}
