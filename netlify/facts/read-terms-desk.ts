import type { TermsDeskAnswer, TermsOnDesk } from '#api/admin-terms.contract.ts';
import { areRights } from '#domain/watch/terms/sentence-topics.ts';
import { waitingChanges } from '#domain/watch/terms/terms-desk.ts';
import { pagesOf, watchedFacts } from '#domain/watch/due-visits.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { termsChanges } from '#netlify/stores/terms-store.ts';
import { readSaveCounts } from '#netlify/stores/watch-store.ts';

/** An answer has its limits; the counts have none. */
const MAX_DOCUMENTS = 40;
const MAX_CHANGES = 12;

/** What changed in documents that facts of living tools stand on, and waits for an editor. @throws StoreUnavailable */
export async function readTermsDesk(): Promise<TermsDeskAnswer> {
  const [{ tools, find }, all, { counts }] = await Promise.all([
    currentCatalogue(),
    termsChanges.all(),
    readSaveCounts(),
  ]);
  const pages = pagesOf(watchedFacts(tools));
  const found = all.flatMap((noted) => {
    const waiting = waitingChanges(noted);
    const ids = [...new Set((pages.get(noted.source) ?? []).map(({ toolId }) => toolId))];
    const own = ids.flatMap((id) => {
      const tool = find(id);
      return tool ? [{ id, name: tool.name, saves: counts[String(id)] ?? 0 }] : [];
    });
    if (waiting.length === 0 || own.length === 0) return [];
    const rights = waiting.filter(({ topics }) => areRights(topics)).length;
    return [{ source: noted.source, tools: own, changes: waiting, waiting: waiting.length, rights }];
  });
  const total = (of: 'waiting' | 'rights') => found.reduce((sum, one) => sum + one[of], 0);
  const documents = found
    .sort((a, b) => Math.min(b.rights, 1) - Math.min(a.rights, 1) || savesOf(b) - savesOf(a))
    .slice(0, MAX_DOCUMENTS)
    .map(({ rights: _, ...one }): TermsOnDesk => ({ ...one, changes: one.changes.slice(0, MAX_CHANGES) }));
  return { waiting: total('waiting'), rights: total('rights'), documents };
}

function savesOf({ tools }: Pick<TermsOnDesk, 'tools'>): number {
  return tools.reduce((sum, { saves }) => sum + saves, 0);
}
