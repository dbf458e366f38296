import type { DocumentIndex } from '#domain/record/desk-document.schema.ts';
import { documentKinds } from '#domain/record/document-words.ts';
import { isShownOn } from '#domain/record/shown-documents.ts';
import { dayOf } from '#domain/value/day.ts';
import { announceTools } from '#netlify/catalog/announce-tools.ts';
import { documentIndexes, documentIndexKey } from '#netlify/stores/document-index-store.ts';

/**
 * Starts a build when the day (UTC) of scheduled documents has come, once for each day. Functions show them on their day by
 * themselves; pages and feeds are built.
 * @returns how many were due
 * @throws StoreUnavailable
 */
export async function announceDue(now: Date): Promise<number> {
  const today = dayOf(now);
  const due = await Promise.all(
    documentKinds.map(async (kind) => {
      const shelf = await documentIndexes.tryRead(documentIndexKey(kind));
      return shelf === null ? 0 : countDue(shelf, today);
    }),
  );
  const count = due.reduce((sum, one) => sum + one, 0);
  if (count === 0) return 0;
  if ((await announceTools()) === 'failed') return 0; // the next run tries again
  for (const [index, kind] of documentKinds.entries())
    if (due[index])
      await documentIndexes.update(documentIndexKey(kind), (shelf) => shelf && { ...shelf, announcedOn: today });
  return count;
}

function countDue({ entries, announcedOn }: DocumentIndex, today: string): number {
  return entries.filter(
    (entry) =>
      entry.showsOn !== null &&
      isShownOn(entry, today) &&
      entry.changedAt.slice(0, 10) < entry.showsOn &&
      (announcedOn === null || announcedOn < entry.showsOn),
  ).length;
}
