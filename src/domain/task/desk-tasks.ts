import type { Fields } from '#domain/desk-document/document-view.ts';
import { shownDocuments } from '#domain/desk-document/shown-documents.ts';
import type { ShownEntry } from '#domain/desk-document/shown-entry.schema.ts';
import type { Task } from './task.schema.ts';

/** Tasks by key, without their slugs. */
export function tasksByKey(tasks: readonly Task[]): Map<string, Fields> {
  return new Map(tasks.map(({ slug, ...fields }) => [slug, fields]));
}

/** The tasks with the words that the desk gave them. A task has its file: the desk neither adds one nor takes one away. */
export function shownTasks(files: readonly Task[], entries: readonly ShownEntry[]): Task[] {
  const words = entries.filter(({ shows, over }) => shows === 'whole' && over !== null);
  return shownDocuments(tasksByKey(files), words).map(({ key, fields }) => ({ ...fields, slug: key }) as Task);
}
