import type { BuiltDocuments } from '#domain/record/built-documents.schema.ts';
import { type DocumentKind, documentKinds } from '#domain/record/document-words.ts';
import { shownEntries } from '#domain/record/shown-documents.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import { readDocumentIndex } from '#netlify/stores/document-index-store.ts';
import { publicEntries } from './public-entries.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** What everybody may know of the desk's documents on a day (UTC): what a build takes in. @throws StoreUnavailable, UnreadableRecord */
export function readBuiltView(today: string): Promise<BuiltDocuments> {
  return readView(today, publicEntries);
}

/** The same with what lies under the fringe, for files. @throws StoreUnavailable, UnreadableRecord */
export function readShownView(today: string): Promise<BuiltDocuments> {
  return readView(today, async (_, entries) => entries);
}

async function readView(
  today: string,
  choose: (kind: DocumentKind, entries: ShownEntry[]) => Promise<ShownEntry[]>,
): Promise<BuiltDocuments> {
  const parts = documentKinds.map(async (kind) => {
    const index = await readDocumentIndex(kind).catch(nullIfUnreadable); // one kind that cannot be read costs the others nothing
    const entries = index?.entries ?? [];
    return [kind, await choose(kind, shownEntries(entries, today))] as const;
  });
  return Object.fromEntries(await Promise.all(parts)) as BuiltDocuments;
}
