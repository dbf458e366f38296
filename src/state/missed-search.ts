import { tellReaderEvent } from '#api/reader-events.ts';
import { countableWords } from '#domain/figures/missed-search.ts';

/** Somebody who still types is not done; ms. */
const PAUSE_MS = 2500;

/** What was told during this visit: the same person counts once. */
const told = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells that a search found nothing, once its words have stood for a while. Only the words go out, and none that look like
 * something private.
 * @param typed what found nothing; empty when something was found meanwhile
 */
export function noteSearch(typed: string): void {
  clearTimeout(waiting);
  const words = countableWords(typed);
  if (words === null || told.has(words)) return;
  waiting = setTimeout(() => {
    told.add(words);
    tellReaderEvent({ what: 'missed-search', words });
  }, PAUSE_MS);
}
