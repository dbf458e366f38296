import { atom, onMount } from 'nanostores';
import { addToComparison, parseComparisonList } from '#domain/comparison/comparison-list.ts';
import { mayUse } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import plans from '#data/plans.json' with { type: 'json' };
import { loadSession, viewerOf } from './session.ts';
import { showToast } from './toast.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

/** Local storage key of the list (spec 1 §3). */
export const comparisonKey = 'compareTools';

/** Ids of the tools to compare, in the order they were added. */
export const $comparison = atom<readonly number[]>([]);

onMount($comparison, () => {
  if (typeof localStorage !== 'undefined') readComparison();
});

/** Reads the stored list; older formats are migrated, a broken one is logged and empty. */
export function readComparison(): void {
  try {
    const parsed = parseComparisonList(localStorage.getItem(comparisonKey));
    if (!parsed.ok) console.error('The stored comparison list could not be read; starting with an empty one.');
    $comparison.set(parsed.list);
  } catch (error) {
    console.error('The comparison list could not be read.', error);
    $comparison.set([]);
  }
}

/** Adds a tool for a Core reader, refuses a second time, opens the upgrade dialog for everyone else. */
export async function compareTool(tool: { id: number; name: string }): Promise<void> {
  const viewer = viewerOf(await loadSession());
  if (!mayUse('comparison', viewer, plans as Plans)) return openUpgradeDialog('Tool comparison');
  readComparison();
  const added = addToComparison($comparison.get(), tool.id);
  if (!added.ok) return showToast('Already there', `${tool.name} is already in your comparison list.`);
  storeComparison(added.list);
  showToast('Added', `${tool.name} added to comparison!`);
}

/** Keeps the list in the browser. */
export function storeComparison(list: readonly number[]): void {
  $comparison.set(list);
  localStorage.setItem(comparisonKey, JSON.stringify(list));
}
