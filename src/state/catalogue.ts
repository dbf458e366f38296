import { atom, computed } from 'nanostores';
import {
  catalogueQuery,
  type CatalogueView,
  readCatalogueQuery,
  wholeCatalogue,
} from '#domain/tool/catalogue/catalogue-address.ts';
import { type Criterion, isOpenCriterion } from '#domain/tool/catalogue/filter-criteria.ts';
import { leftOutOf } from '#domain/search/filter-left-out.ts';
import { countEntries, entriesMatching, entriesNamed } from '#domain/search/tool-index.ts';
import { tellUnreadSession } from './call.ts';
import { accessOf, askAccess } from './plan.ts';
import { $session } from './session.ts';
import { $toolIndex, loadToolIndex } from './tool-index.ts';
import { openUpgradeDialog } from './upgrade-dialog.ts';

/** What the reader asks for: the same as the address says. */
export const $view = atom<CatalogueView>(wholeCatalogue);
/** What stands in the name search. */
export const $nameSearch = computed($view, ({ name }) => name);

/** How the filters stand to the reader. */
const $filterAccess = computed($session, (session) => accessOf(session, 'advancedFilters'));
/** Whether the reader may check filters; true as long as nobody knows who is reading, so that no gate flashes up. */
export const $mayFilter = computed($filterAccess, (access) => access !== 'locked' && access !== 'signed-out');

/** The criteria that filter: those open to everybody, and the others once it is known that this reader may filter. */
export const $criteria = computed([$view, $filterAccess], ({ criteria }, access) =>
  access === 'open' ? criteria : criteria.filter(isOpenCriterion),
);
/** Criteria that an address asks for and that this reader may not use: the page says so in words and does not filter. */
export const $refusedCriteria = computed([$view, $mayFilter], ({ criteria }, mayFilter) =>
  mayFilter ? [] : criteria.filter((criterion) => !isOpenCriterion(criterion)),
);

/** Whether it is known which of the criteria that the address asks for may filter. */
export const $isAccessKnown = computed(
  [$view, $filterAccess],
  ({ criteria }, access) => access !== 'unknown' || criteria.every(isOpenCriterion),
);

/** True when the list differs from the one the page came with. */
export const $isNarrowed = computed([$view, $criteria], (view, criteria) => {
  const isPaging = view.page !== null && view.criteria.length === 0;
  return view.name.trim() !== '' || criteria.length > 0 || isPaging;
});

/** Entries with a fitting name; null until the index is there. */
const $named = computed([$toolIndex, $nameSearch], (index, name) =>
  index.status === 'loaded' ? entriesNamed(index.entries, name) : null,
);
/** Matching entries, each part sorted by name; null until the index is there. */
export const $matches = computed([$named, $criteria], (named, criteria) => named && entriesMatching(named, criteria));
/** What the checked criteria cannot judge among the tools with a fitting name; null until the index is there. */
export const $leftOut = computed([$named, $criteria], (named, criteria) => named && leftOutOf(named, criteria));
/** How many of the tools with a fitting name match each criterion; null until the index is there. */
export const $counts = computed($named, (named) => named && countEntries(named));

/** Takes over what the address asks for, now and whenever the reader goes back or forward. @returns a function that ends it */
export function followAddress(): () => void {
  const read = () => {
    $view.set(readCatalogueQuery(window.location.search));
    if ($view.get().page !== null) void loadToolIndex();
  };
  read();
  window.addEventListener('popstate', read);
  return () => window.removeEventListener('popstate', read);
}

/** Searches by name. The first letter makes a step in the history, the others do not: back leads out of the search. */
export function searchByName(name: string): void {
  const { name: before, criteria } = $view.get();
  const isBeginning = before.trim() === '' && name.trim() !== '';
  show(narrowedTo(name, criteria), isBeginning ? 'push' : 'replace');
}

/** Checks or unchecks one criterion; without the right to filter the upgrade dialog opens instead. */
export async function toggleCriterion(criterion: Criterion): Promise<void> {
  const { name, criteria } = $view.get();
  const isChecked = criteria.includes(criterion);
  const wanted = isChecked ? criteria.filter((other) => other !== criterion) : [...criteria, criterion];
  if (isOpenCriterion(criterion)) return show(narrowedTo(name, wanted), 'push');
  const access = await askAccess('advancedFilters');
  if (access === 'unreadable') tellUnreadSession();
  else if (access !== 'open') askForFilters(wanted);
  else show(narrowedTo(name, wanted), 'push');
}

/** Opens the upgrade dialog over the filters that were asked for: with Core they are set. */
export function askForFilters(criteria: readonly Criterion[] = $view.get().criteria): void {
  openUpgradeDialog('Advanced search', { do: 'filter', name: $view.get().name, criteria: [...criteria] });
}

/** Unchecks every criterion. */
export function clearCriteria(): void {
  show(narrowedTo($view.get().name, []), 'push');
}

/** Back to the list the page came with. */
export function clearSearch(): void {
  show(wholeCatalogue, 'push');
}

/** Draws one page of the matches, or of all tools when nothing narrows them. */
export function showPage(page: number): void {
  show({ ...$view.get(), page }, 'push');
}

function narrowedTo(name: string, criteria: readonly Criterion[]): CatalogueView {
  return { name, criteria, page: name.trim() !== '' || criteria.length > 0 ? 1 : null };
}

function show(view: CatalogueView, step: 'push' | 'replace'): void {
  $view.set(view);
  const address = window.location.pathname + catalogueQuery(view);
  if (step === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  void loadToolIndex();
}
