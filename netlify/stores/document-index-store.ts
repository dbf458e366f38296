import {
  type DocumentIndex,
  type DocumentIndexEntry,
  documentIndexSchema,
} from '#domain/record/desk-document.schema.ts';
import { recordEditSchema } from '#domain/record/record-edit.schema.ts';
import type { DocumentKind } from '#domain/record/document-words.ts';
import { documentStore, nullIfUnreadable } from './document-store.ts';

/** The key of what the desk holds of a kind. */
export function documentIndexKey(kind: DocumentKind): string {
  return `shelf-${kind}`;
}

/** What the desk holds, one record for each kind. */
export const documentIndexes = documentStore('desk-documents', documentIndexSchema, (key) => key.startsWith('shelf-'));

/** Changes at the desk, each under its id: written before the shelf names it, and never changed. */
export const documentEdits = documentStore('desk-documents', recordEditSchema, (key) => !key.startsWith('shelf-'));

/** The first number of what is made at the desk: editors number their files below it. */
const FIRST_DESK_ID = 20_001;

/** A desk that holds nothing yet. */
export const emptyDocumentIndex: DocumentIndex = { nextId: FIRST_DESK_ID, announcedOn: null, entries: [] };

/** What the desk holds of a kind. @throws StoreUnavailable, UnreadableRecord */
export async function readDocumentIndex(kind: DocumentKind): Promise<DocumentIndex> {
  return (await documentIndexes.read(documentIndexKey(kind))) ?? emptyDocumentIndex;
}

/** The drop that was drafted with a change of a tool, under the id of that change; null when there is none. @throws StoreUnavailable */
export async function dropOfEdit(editId: string): Promise<DocumentIndexEntry | null> {
  const index = await readDocumentIndex('drop').catch(nullIfUnreadable);
  return index?.entries.find(({ edits, state }) => edits.at(-1) === editId && state !== 'unpublished') ?? null;
}
