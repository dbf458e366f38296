import type { DocumentKind } from '#domain/record/document-words.ts';
import type { ShownEntry } from '#domain/record/shown-entry.schema.ts';
import { publicDropEntries } from '#domain/drop/desk-drops.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { fileDrops } from '#netlify/catalog/drops.ts';
import { plans } from '#netlify/catalog/plans.ts';

/** What everybody may know of the entries that readers see: of a drop under the fringe its label alone. @throws StoreUnavailable */
export async function publicEntries(kind: DocumentKind, entries: readonly ShownEntry[]): Promise<ShownEntry[]> {
  return kind === 'drop' ? publicDropEntries(await fileDrops(), entries, openDrops(null, plans)) : [...entries];
}
