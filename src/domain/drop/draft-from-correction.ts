import type { Correction } from '#domain/watch/correction/correction.schema.ts';
import { draftMark } from './draft-mark.ts';
import type { Drop } from './drop.schema.ts';

/** Longest title, words, quote and statement of a drop, in characters. */
const LONGEST = { title: 90, words: 400, quote: 240, statement: 160 };

/**
 * What a correction says as the beginning of a drop: from what to what, where it is written. For whom it matters is left to
 * the editor, and the day of the release too, since a correction knows only when we read it.
 */
export function draftFromCorrection(correction: Correction): Partial<Omit<Drop, 'id'>> {
  const { toolId, toolName, source, quote, before, after, title } = correction;
  const room = LONGEST.words - draftMark.length - 1;
  const change = `${title}: ${before} → ${after}.`;
  return {
    toolId,
    toolName,
    updateTitle: cut(titleOf(correction), LONGEST.title),
    updateDescription: `${cut(change, room)} ${draftMark}`,
    updateType: 'updated',
    kind: kindOf(correction),
    sourceUrl: source,
    quote: cut(quote ?? '', LONGEST.quote),
    before: cut(before, LONGEST.statement),
    after: cut(after, LONGEST.statement),
  };
}

function titleOf({ toolName, title, fact, about, prices, after, reason }: Correction): string {
  if (about === 'terms') return `${toolName}: ${reason}`;
  if (fact === 'status') return `${toolName}: ${after}`;
  if (fact !== 'price' || !prices) return `${toolName} changes its terms: ${title.toLowerCase()}, ${after}`;
  const { before: old, after: now } = prices;
  if (old.amount === null || now.amount === null || old.period !== now.period) return `${toolName} changes its price`;
  return `${toolName} ${now.amount > old.amount ? 'raises its price' : 'lowers its price'}`;
}

function kindOf({ fact, about, after }: Correction): Drop['kind'] {
  if (about === 'terms') return 'terms';
  if (fact === 'price') return 'price';
  if (fact === 'freeUse') return 'plan';
  if (fact !== 'status') return 'terms';
  if (after.startsWith('acquired')) return 'owner';
  return after.includes('shut down') ? 'shutdown' : 'terms';
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;
}
