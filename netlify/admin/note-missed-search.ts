import { countableWords, isShared, listMissed, withSearch } from '#domain/search/missed-search.ts';
import { dayOf } from '#domain/value/day.ts';
import { skipUnreadable } from '#netlify/stores/document-store.ts';
import { countToday } from '#netlify/stores/form-day-store.ts';
import { MISSED_LIST, missedList, missedSearches } from '#netlify/stores/figure-store.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { missedKey } from './missed-key.ts';

/**
 * Notes that a search found nothing, or that nothing of what it found was opened. Its words are written down once enough people looked for the same on several days;
 * before that only a keyed hash of them is kept, from which nobody can tell them. So many new ones are kept a day; what
 * comes after them is not.
 * @throws StoreUnavailable
 */
export async function noteMissedSearch(typed: string, now: Date, wasFound = false): Promise<void> {
  if (!wasFound) await countEvent('search-missed', now);
  const words = countableWords(typed);
  if (words === null) return;
  const day = dayOf(now);
  const key = missedKey(words, wasFound);
  const before = await missedSearches.readStored(key).catch(skipUnreadable);
  if (before === null && !(await countToday('missed-words', now))) return;
  const known = await missedSearches.update(key, (current) => withSearch(current, day), {
    startAnew: true,
    known: before === 'unreadable' ? null : before,
  });
  if (!isShared(known)) return;
  const search = { words, count: known.count, lastDay: known.lastDay, ...(wasFound && { wasFound }) };
  await missedList.update(MISSED_LIST, (current) => ({ searches: listMissed(current?.searches ?? [], search) }), {
    startAnew: true,
  });
}
