import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';

/**
 * What readers may see of what the desk holds, for a build. With the key of an admin's pull command (`?key=…`) also what
 * lies under the fringe, for files.
 */
export interface DeskRecordsAnswer {
  documents: BuiltDocuments;
}
