import { heldBack, isCorrectedLately, isTellable } from '#domain/watch/correction/hold-back.ts';
import type { TermsNews } from '#domain/letters/alerts.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { readHistory, recentlyEdited } from '#netlify/catalog/tool-history.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { termsNotified } from '#netlify/stores/terms-store.ts';
import { readToolHead } from '#netlify/stores/tool-store.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

const READS_AT_ONCE = 16;

/** The catalogue as readers may be told of it. */
interface PlanCatalogue {
  tools: Tool[];
  /** Ids of tools that editors corrected lately. */
  corrected: Set<number>;
  /** What they confirmed lately of makers' terms. */
  terms: TermsNews[];
}

/**
 * The catalogue without what the desk changed within the last hour, so that taking it back stops every letter about it.
 * @throws StoreUnavailable
 */
export async function planCatalogue(tools: readonly Tool[], now: Date): Promise<PlanCatalogue> {
  const [head, recent] = await Promise.all([
    readToolHead().catch(nullIfUnreadable),
    recentlyEdited().catch(nullIfUnreadable),
  ]);
  const told: PlanCatalogue = { tools: [...tools], corrected: new Set(), terms: await tellableTerms(now) };
  if (head === null || recent === null) return told;
  await atOnce([...new Set(recent.values())], READS_AT_ONCE, async (toolId) => {
    const index = told.tools.findIndex(({ id }) => id === toolId);
    const tool = told.tools[index];
    const edits = tool && (await readHistory(toolId, head).catch(nullIfUnreadable));
    if (!tool || !edits) return;
    told.tools[index] = heldBack(tool, edits, now);
    if (isCorrectedLately(edits, now)) told.corrected.add(toolId);
  });
  return told;
}

/** What was confirmed of makers' terms within three days, but not within the last hour. */
async function tellableTerms(now: Date): Promise<TermsNews[]> {
  return (await termsNotified.all()).flatMap(({ toolId, told }) =>
    told
      .filter(({ at }) => isTellable(at, now))
      .map(({ id, meaning, fact, right, at }) => ({
        id,
        toolId,
        meaning,
        fact,
        at,
        ...(right !== undefined && { right }),
      })),
  );
}
