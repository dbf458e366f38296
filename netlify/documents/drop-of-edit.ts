import type { DocumentIndexEntry } from '#domain/record/desk-document.schema.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { readDocumentIndex } from '#netlify/stores/document-index-store.ts';

/** The drop that was drafted with a change of a tool, under the id of that change; null when there is none. @throws StoreUnavailable */
export async function dropOfEdit(editId: string): Promise<DocumentIndexEntry | null> {
  const index = await readDocumentIndex('drop').catch(skipUnreadable);
  if (index === 'unreadable') return null;
  return index.entries.find(({ edits, state }) => edits.at(-1) === editId && state !== 'unpublished') ?? null;
}
