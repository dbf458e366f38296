import { atom, computed } from 'nanostores';
import plans from '#data/plans.json' with { type: 'json' };
import { mayUse } from '#domain/plan/may-use.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import type { Criterion } from '#domain/tool/filter-criteria.ts';
import { filterIndex } from '#domain/tool/tool-index.ts';
import { $session, loadSession, viewerOf } from './session.ts';
import { $toolIndex, loadToolIndex } from './tool-index.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

/** What stands in the name search. */
export const $nameSearch = atom('');
/** Checked filter criteria. */
export const $criteria = atom<readonly Criterion[]>([]);
/** The reader asked for the whole list. */
export const $showAll = atom(false);

/** True when the list differs from the one the page came with. */
export const $isNarrowed = computed([$nameSearch, $criteria, $showAll], (name, criteria, all) => name.trim() !== '' || criteria.length > 0 || all);

/** Matching entries, sorted by name; null until the index is there. */
export const $matches = computed([$toolIndex, $nameSearch, $criteria], (index, name, criteria) =>
  index.status === 'loaded' ? filterIndex(index.entries, { name, criteria }) : null,
);

/** Whether the reader may check filters; true while nobody knows yet who is reading, so that no gate flashes up. */
export const $mayFilter = computed($session, (session) => session.status === 'loading' || mayUse('advancedFilters', viewerOf(session), plans as Plans));

/** Searches by name and keeps the words in the address, so that the view can be shared. */
export function searchByName(name: string): void {
  $nameSearch.set(name);
  const address = new URL(window.location.href);
  if (name.trim()) address.searchParams.set('q', name);
  else address.searchParams.delete('q');
  history.replaceState(null, '', address);
  void loadToolIndex();
}

/** Takes over `?q=` from the address. */
export function readSearchFromAddress(): void {
  const name = new URLSearchParams(window.location.search).get('q');
  if (name) searchByName(name);
}

/** Checks or unchecks one criterion; without the right to filter the upgrade dialog opens instead. */
export async function toggleCriterion(criterion: Criterion): Promise<void> {
  if ($session.get().status === 'loading') await loadSession();
  if (!$mayFilter.get()) return openUpgradeDialog('Advanced search');
  const checked = $criteria.get();
  $criteria.set(checked.includes(criterion) ? checked.filter((other) => other !== criterion) : [...checked, criterion]);
  void loadToolIndex();
}

/** Unchecks every criterion. */
export function clearCriteria(): void {
  $criteria.set([]);
}

/** Back to the list the page came with. */
export function clearSearch(): void {
  $criteria.set([]);
  $showAll.set(false);
  searchByName('');
}

/** Draws every tool. */
export function showAllTools(): void {
  $showAll.set(true);
  void loadToolIndex();
}
