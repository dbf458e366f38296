import type { Fields } from '#domain/record/file-overlay.ts';
import { shownDocuments } from '#domain/record/shown-documents.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import type { Task } from './task.schema.ts';

/** Tasks by key, without their slugs. */
export function tasksByKey(tasks: readonly Task[]): Map<string, Fields> {
  return new Map(tasks.map(({ slug, ...fields }) => [slug, fields]));
}

/** The tasks with the words that the desk gave them, and those that it added. One with a file stays whatever the desk says. */
export function shownTasks(files: readonly Task[], entries: readonly ShownEntry[]): Task[] {
  const words = entries.filter(({ shows }) => shows === 'whole');
  return shownDocuments(tasksByKey(files), words).map(({ key, fields }) => ({ ...fields, slug: key }) as Task);
}
