import { tellReaderEvent } from '#api/reader-events.ts';
import { countableWords } from '#domain/search/missed-search.ts';

/** Somebody who still types is not done; ms. */
const PAUSE_MS = 2500;

/** Finds that stood for a shorter time were hardly read; ms. */
const READ_MS = 5000;

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
  waiting = setTimeout(() => tell(words), PAUSE_MS);
}

/**
 * Tells that words found something and nothing of it was opened, when the reader asks for others or goes away.
 * @param typed what the finds on the page are for
 * @param results the element with the finds: a click on a link or button of it counts as opened
 * @returns a function that ends it
 */
export function watchFinds(typed: string, results: HTMLElement): () => void {
  const words = countableWords(typed);
  const shownAt = performance.now();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    if (words !== null && performance.now() - shownAt >= READ_MS) tell(words, true);
  };
  const { signal } = ended;
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) ended.abort();
  };
  results.addEventListener('click', onClick, { signal });
  addEventListener('pagehide', end, { signal });
  return () => {
    if (!signal.aborted) end();
  };
}

function tell(words: string, wasFound = false): void {
  if (told.has(words)) return;
  told.add(words);
  tellReaderEvent({ what: 'missed-search', words, ...(wasFound && { wasFound }) });
}
