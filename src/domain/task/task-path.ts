import type { Task } from './task.schema.ts';

/** The path of a task's page. */
export function taskPath({ slug }: Pick<Task, 'slug'>): string {
  return `/tasks/${slug}`;
}
