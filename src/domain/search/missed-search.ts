import { foldText } from './fold-text.ts';

/**
 * Searches that found nothing, or nothing that anybody opened, counted without a person. What somebody typed once may be private, so the words are written
 * down only when the same ones came several times and on several days; until then a keyed hash is all that is kept.
 */
const BOUNDS = { fewest: 3, most: 40, words: 5, digits: 4 };
/** So often the same words must have come before anybody reads them. */
const MIN_SEARCHES = 3;
/** Searches that are listed. */
export const MAX_LISTED = 100;

/** The words of a search as they are counted; null for what looks like an address, a number of somebody, or a whole sentence. */
export function countableWords(typed: string): string | null {
  if (/[@/\\<>]|\d[\d\s.-]{6,}\d/.test(typed)) return null;
  const words = foldText(typed);
  const isFit =
    words.length >= BOUNDS.fewest &&
    words.length <= BOUNDS.most &&
    words.split(' ').length <= BOUNDS.words &&
    !new RegExp(`\\d{${BOUNDS.digits + 1}}`).test(words);
  return isFit ? words : null;
}

/** How often some words came, without the words. */
interface MissedCount {
  count: number;
  /** Days, `2026-11-22`. */
  firstDay: string;
  lastDay: string;
}

/** With one more search of the same words. */
export function withSearch(known: MissedCount | null, day: string): MissedCount {
  return { count: (known?.count ?? 0) + 1, firstDay: known?.firstDay ?? day, lastDay: day };
}

/** Whether the words may be written down: they came often enough, and on more than one day. */
export function isShared({ count, firstDay, lastDay }: MissedCount): boolean {
  return count >= MIN_SEARCHES && firstDay !== lastDay;
}

/** Words that were looked for in vain. */
export interface MissedSearch {
  words: string;
  count: number;
  lastDay: string;
  /** Something was found, and nobody who is counted here opened any of it. */
  wasFound?: boolean | undefined;
}

/** The list without some words that have become those of a task. */
export function withoutMissed(list: readonly MissedSearch[], words: string): MissedSearch[] {
  return list.filter((search) => search.words !== words);
}

/** The list with the newest count of some words, the most wanted first. */
export function listMissed(list: readonly MissedSearch[], search: MissedSearch): MissedSearch[] {
  return [search, ...list.filter((other) => other.words !== search.words || isFound(other) !== isFound(search))]
    .sort((a, b) => b.count - a.count || b.lastDay.localeCompare(a.lastDay))
    .slice(0, MAX_LISTED);
}

function isFound({ wasFound = false }: MissedSearch): boolean {
  return wasFound;
}
