import { dayOf } from '#domain/value/day.ts';
import { HOLD_BACK_MS } from '#domain/watch/correction/hold-back.ts';
import type { DocumentIndexEntry } from '#domain/record/desk-document.schema.ts';
import { shownEntries } from '#domain/record/shown-documents.ts';
import { shownDrops } from '#domain/drop/desk-drops.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import { logError } from '#netlify/http/log.ts';
import { readDocumentIndex } from '#netlify/stores/document-index-store.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';
import { UnreadableRecord } from '#netlify/stores/unreadable-record.ts';
import { builtDocuments } from './built-documents.ts';
import { fileDrops } from './drops.ts';

/** The Fresh Drops that readers see at a moment, with their whole text: what a reader gets of them is for `lockDrops` to say. */
export interface CurrentDrops {
  drops: readonly Drop[];
  /** False when the store did not answer: then they are the drops that the pages were built with. */
  isCurrent: boolean;
  /** Ids of drops that the desk published or changed within the last hour: no letter tells them yet. */
  held: ReadonlySet<number>;
}

/**
 * The drops of this moment: files, and what the desk published and is due; never one before its day (UTC).
 * @throws StoreUnavailable while this function has not read the drops of its deploy
 */
export async function currentDrops(now: Date): Promise<CurrentDrops> {
  const [files, built, entries] = await Promise.all([fileDrops(), builtDocuments(), deskEntries()]);
  if (entries === null) return { drops: shownDrops(files, built.drop), isCurrent: false, held: new Set() };
  const shown = shownEntries(entries, dayOf(now));
  return { drops: shownDrops(files, shown), isCurrent: true, held: heldBack(entries, now) };
}

/** What the desk holds of drops; null when the store does not say. */
async function deskEntries(): Promise<readonly DocumentIndexEntry[] | null> {
  try {
    return (await readDocumentIndex('drop')).entries;
  } catch (error) {
    if (!(error instanceof StoreUnavailable || error instanceof UnreadableRecord)) throw error;
    logError('drops_without_desk', error);
    return null;
  }
}

function heldBack(entries: readonly DocumentIndexEntry[], now: Date): Set<number> {
  const late = entries.filter(({ changedAt }) => now.getTime() - Date.parse(changedAt) < HOLD_BACK_MS);
  return new Set(late.map(({ key }) => Number(key)));
}
