import { atom, computed } from 'nanostores';
import { parseComparisonList } from '#domain/comparison/comparison-list.ts';
import { persistentAtom } from './browser-storage.ts';

/** The reader's own list, kept in this browser: older formats are migrated, a broken one is logged and empty. */
export const $ownComparison = persistentAtom<readonly number[]>('compareTools', [], {
  encode: JSON.stringify,
  decode(text) {
    const parsed = parseComparisonList(text);
    if (!parsed.ok) console.error('The stored comparison list could not be read; starting with an empty one.');
    return parsed.list;
  },
});
/** The list that came with a link, until the reader keeps it or goes back to their own; null when there is none. */
export const $linkedComparison = atom<readonly number[] | null>(null);
/** Ids of the tools on show, in the order they were added. */
export const $comparison = computed([$ownComparison, $linkedComparison], (own, linked) => linked ?? own);

/** Keeps the list in the browser as the reader's own, and shows it. */
export function storeComparison(list: readonly number[]): void {
  $linkedComparison.set(null);
  $ownComparison.set(list);
}
