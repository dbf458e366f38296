import { wholeDistance } from '#domain/search/typing-distance.ts';

/** Slips that are forgiven. */
const MAX_SLIPS = 2;

/** The word that was probably meant: at most two letters wrong, missing, doubled or swapped; null when none is that near. */
export function nearestWord(typed: string, words: readonly string[]): string | null {
  const [nearest] = words
    .map((word) => ({ word, slips: wholeDistance(typed.toLowerCase(), word.toLowerCase(), MAX_SLIPS) }))
    .sort((one, other) => one.slips - other.slips);
  return nearest && nearest.slips <= Math.min(MAX_SLIPS, Math.floor(nearest.word.length / 2)) ? nearest.word : null;
}
