import type { Correction } from '#domain/correction/correction.schema.ts';
import { correctionsOf, mergeCorrections } from '#domain/correction/corrections.ts';
import { termsCorrections } from '#domain/terms/terms-desk.ts';
import { fileCorrections } from '#netlify/catalog/built-corrections.ts';
import { type Catalogue, currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { type CurrentDrops, currentDrops } from '#netlify/catalog/current-drops.ts';
import { readHistory, recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { readTold, toldTools } from '#netlify/facts/told-terms.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';

const READS_AT_ONCE = 16;

/** The catalogue with its dated records, as they are read at one moment for one person or for many. */
export interface Records {
  catalogue: Catalogue;
  drops: CurrentDrops['drops'];
  /** The corrections of some tools, from files and from the desk. */
  correctionsOf(toolIds: ReadonlySet<number>): Promise<Correction[]>;
}

/**
 * The records of this moment. Which tools the desk corrected is asked once; what it corrected is read once a tool, however
 * many people are told of it.
 * @throws StoreUnavailable
 */
export async function datedRecords(now: Date): Promise<Records> {
  const [catalogue, { drops }, inFiles, head, recent, told] = await Promise.all([
    currentCatalogue(),
    currentDrops(now),
    fileCorrections(),
    readToolHead().catch(passOver),
    recentlyEdited().catch(passOver),
    toldTools(),
  ]);
  const edited = new Set(recent === 'unreadable' ? [] : recent.values());
  const made = new Map<number, Promise<Correction[]>>();
  const read = async (toolId: number): Promise<Correction[]> => {
    const tool = catalogue.find(toolId);
    if (!tool) return [];
    const [edits, terms] = await Promise.all([
      edited.has(toolId) && head !== 'unreadable' ? readHistory(toolId, head).catch(passOver) : [],
      told.has(toolId) ? readTold(toolId) : null,
    ]);
    const corrected = edits === 'unreadable' ? [] : correctionsOf([{ tool, edits }]);
    return [...corrected, ...(terms ? termsCorrections(terms, tool.name) : [])];
  };
  return {
    catalogue,
    drops,
    async correctionsOf(toolIds) {
      const found: Correction[][] = [];
      const atDesk = [...toolIds].filter((id) => edited.has(id) || told.has(id));
      await atOnce(atDesk, READS_AT_ONCE, async (id) => {
        const reading = made.get(id) ?? read(id);
        made.set(id, reading);
        found.push(await reading);
      });
      return mergeCorrections(
        inFiles.filter(({ toolId }) => toolIds.has(toolId)),
        ...found,
      );
    },
  };
}
