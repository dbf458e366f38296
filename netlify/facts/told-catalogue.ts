import { heldBack, isCorrectedLately } from '#domain/correction/hold-back.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { readHistory, recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';

const READS_AT_ONCE = 16;

/** The catalogue as readers may be told of it. */
export interface ToldCatalogue {
  tools: Tool[];
  /** Ids of tools that editors corrected lately. */
  corrected: Set<number>;
}

/**
 * The catalogue without what the desk changed within the last hour, so that taking it back stops every letter about it.
 * @throws StoreUnavailable
 */
export async function toldCatalogue(tools: readonly Tool[], now: Date): Promise<ToldCatalogue> {
  const [head, recent] = await Promise.all([readToolHead().catch(passOver), recentlyEdited().catch(passOver)]);
  const told: ToldCatalogue = { tools: [...tools], corrected: new Set() };
  if (head === 'unreadable' || recent === 'unreadable') return told;
  await atOnce([...new Set(recent.values())], READS_AT_ONCE, async (toolId) => {
    const index = told.tools.findIndex(({ id }) => id === toolId);
    const tool = told.tools[index];
    const edits = tool && (await readHistory(toolId, head).catch(passOver));
    if (!tool || !edits || edits === 'unreadable') return;
    told.tools[index] = heldBack(tool, edits, now);
    if (isCorrectedLately(edits, now)) told.corrected.add(toolId);
  });
  return told;
}
