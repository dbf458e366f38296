import { type MissedSearch, withoutMissed } from '#domain/search/missed-search.ts';
import { MISSED_LIST, missedList, missedSearches } from '#netlify/stores/figure-store.ts';
import { missedKey } from './missed-key.ts';

/**
 * Takes words off the list of what was looked for in vain, and their count with them: only when they come again often and
 * on several days are they written down anew.
 * @returns what is left of the list
 * @throws StoreUnavailable
 */
export async function settleMissedSearch(words: string): Promise<MissedSearch[]> {
  for (const wasFound of [false, true]) await missedSearches.remove(missedKey(words, wasFound));
  return missedList.change(
    MISSED_LIST,
    (current) => {
      const searches = withoutMissed(current?.searches ?? [], words);
      return { write: { searches }, outcome: searches };
    },
    { startAnew: true },
  );
}
