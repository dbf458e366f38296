import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { correctionsOf, mergeCorrections } from '#domain/watch/correction/corrections.ts';
import { termsCorrections } from '#domain/watch/terms/terms-desk.ts';
import { fileCorrections } from '#netlify/catalog/built-corrections.ts';
import type { Catalogue } from '#netlify/catalog/current-catalogue.ts';
import { readHistory, recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { readNotified, notifiedTools } from './notified-terms.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

const READS_AT_ONCE = 16;

/**
 * Reads the corrections of some tools, newest first. Which tools the desk corrected is asked once; what it corrected is read
 * once a tool, however often it is asked for.
 * @throws StoreUnavailable
 */
export async function correctionReader({
  find,
}: Pick<Catalogue, 'find'>): Promise<(toolIds: Iterable<number>) => Promise<Correction[]>> {
  const [inFiles, head, recent, notified] = await Promise.all([
    fileCorrections(),
    readToolHead().catch(nullIfUnreadable),
    recentlyEdited().catch(nullIfUnreadable),
    notifiedTools(),
  ]);
  const edited = new Set(recent?.values());
  const read = async (toolId: number): Promise<Correction[]> => {
    const tool = find(toolId);
    if (!tool) return [];
    const [edits, terms] = await Promise.all([
      edited.has(toolId) && head ? readHistory(toolId, head).catch(nullIfUnreadable) : null,
      notified.has(toolId) ? readNotified(toolId) : null,
    ]);
    const corrected = edits ? correctionsOf([{ tool, edits }]) : [];
    return [...corrected, ...(terms ? termsCorrections(terms, tool.name) : [])];
  };
  const made = new Map<number, Promise<Correction[]>>();
  return async (toolIds) => {
    const ids = new Set(toolIds);
    const found: Correction[][] = [];
    const atDesk = [...ids].filter((id) => edited.has(id) || notified.has(id));
    await atOnce(atDesk, READS_AT_ONCE, async (id) => {
      const reading = made.get(id) ?? read(id);
      made.set(id, reading);
      found.push(await reading);
    });
    return mergeCorrections(
      inFiles.filter(({ toolId }) => ids.has(toolId)),
      ...found,
    );
  };
}
