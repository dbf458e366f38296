import { getCollection } from 'astro:content';
import type { UseCasesByTask } from '#domain/tool/filter-criteria.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { useCasesOf } from '#domain/task/task-tools.ts';

let loaded: Promise<Task[]> | undefined;

/** All tasks of `data/tasks/`, sorted by title. */
export function allTasks(): Promise<Task[]> {
  loaded ??= getCollection('tasks').then((entries) =>
    entries.map((entry) => entry.data).sort((a, b) => a.title.localeCompare(b.title, 'en')),
  );
  return loaded;
}

/** What the paid filters know of the tasks. */
export async function useCasesByTask(): Promise<UseCasesByTask> {
  return useCasesOf(await allTasks());
}
