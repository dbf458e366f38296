import { departments } from '#domain/quiz/quiz-words.ts';
import type { Task } from '#domain/task/task.schema.ts';

/** Tasks to begin with for each desk: what is offered when nothing was found. */
const FOR_EACH = 2;

/** Some tasks of every desk, those first that most desks have: a way on for somebody who found nothing. */
export function firstTasks<T extends Pick<Task, 'slug' | 'desks'>>(tasks: readonly T[]): T[] {
  const chosen = new Set<T>();
  for (const desk of departments) {
    const own = tasks.filter((task) => task.desks[0] === desk && !chosen.has(task));
    for (const task of own.toSorted((a, b) => b.desks.length - a.desks.length).slice(0, FOR_EACH)) chosen.add(task);
  }
  return [...chosen];
}
