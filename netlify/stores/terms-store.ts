import { termsChangesSchema, termsNotifiedSchema, notifiedToolsSchema } from '#domain/watch/terms/terms-desk.schema.ts';
import { termsReadingSchema } from '#domain/watch/terms/terms-reading.schema.ts';
import { documentStore } from './document-store.ts';
import { hostKey } from './watch-store.ts';

const READING = 'reading-';
const CHANGES = 'changes-';
const TOLD = 'told-';

/** The last reading of each document, under `readingKey`. */
export const termsReadings = documentStore('watched-terms', termsReadingSchema, (key) => key.startsWith(READING));

/** What changed in each document, under `changesKey`. */
export const termsChanges = documentStore('watched-terms', termsChangesSchema, (key) => key.startsWith(CHANGES));

/** What editors confirmed of the terms of each tool, under `notifiedKey`. */
export const termsNotified = documentStore('watched-terms', termsNotifiedSchema, (key) => key.startsWith(TOLD));

/** The key of the list of tools that have something under `notifiedKey`. */
export const NOTIFIED_TOOLS = 'tools';

/** Which tools those are: whoever asks about a few reads no others. */
export const notifiedToolLists = documentStore('watched-terms', notifiedToolsSchema, (key) => key === NOTIFIED_TOOLS);

export function readingKey(source: string): string {
  return `${READING}${hostKey(source)}`;
}

export function changesKey(source: string): string {
  return `${CHANGES}${hostKey(source)}`;
}

export function notifiedKey(toolId: number): string {
  return `${TOLD}${toolId}`;
}
