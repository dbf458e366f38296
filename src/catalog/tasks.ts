import { getCollection } from 'astro:content';
import built from '#data/generated/documents.json' with { type: 'json' };
import { cleanEntry } from '#domain/record/clean-entry.ts';
import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { shownTasks } from '#domain/task/desk-tasks.ts';
import type { UseCasesByTask } from '#domain/tool/catalogue/filter-criteria.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { useCasesOf } from '#domain/task/task-tools.ts';

let loaded: Promise<Task[]> | undefined;

/** All tasks of `data/tasks/`, with the words that the desk gave them before the build began, sorted by title. */
export function allTasks(): Promise<Task[]> {
  loaded ??= getCollection('tasks').then((entries) =>
    shownTasks(
      entries.map((entry): Task => entry.data),
      (built as unknown as BuiltDocuments).task.map(cleanEntry),
    ).sort((a, b) => a.title.localeCompare(b.title, 'en')),
  );
  return loaded;
}

/** What the paid filters know of the tasks. */
export async function useCasesByTask(): Promise<UseCasesByTask> {
  return useCasesOf(await allTasks());
}
