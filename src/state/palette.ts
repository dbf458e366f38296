import { atom, computed } from 'nanostores';
import { request } from '#api/request.ts';
import { failsLast } from '#domain/rules/order-under-rules.ts';
import { foldText } from '#domain/search/fold-text.ts';
import { type ResultGroup, searchEntries } from '#domain/search/search-entries.ts';
import { prepareEntries, type SearchEntry } from '#domain/search/search-entry.ts';
import type { SearchTask } from '#domain/search/task-index.ts';
import { taskPath } from '#domain/task/task-path.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { noteSearch } from './missed-search.ts';
import { $paletteSearch } from './palette-opening.ts';
import { $verdicts } from './rules-in-force.ts';
import { $guideSearch, $isSearchLost, loadGuideSearch } from './search.ts';
import type { ResultEntry } from './guide-search.ts';
import { $toolIndex } from './tool-index.ts';

/** The static file with everything that is found besides tools and tasks; written by the build. */
const indexAddress = '/search-index.json';
/** Finds drawn of one kind. */
const DRAWN_AT_MOST = 6;

type PageIndex = { status: 'idle' | 'loading' | 'failed' } | { status: 'loaded'; entries: readonly SearchEntry[] };

/** What answers the search. */
export interface PaletteFinds {
  groups: readonly ResultGroup[];
  /** What was searched for instead, when slips were put right. */
  didYouMean: string | null;
  /** What no entry says although it was asked. */
  notRead: string | null;
  /** Tasks to begin with, when nothing was found. */
  offered: readonly SearchEntry[];
}

/** Tutorials, open drops and pages. */
const $pageIndex = atom<PageIndex>({ status: 'idle' });

const $preparedPages = computed($pageIndex, (pages) =>
  pages.status === 'loaded' ? prepareEntries(pages.entries) : null,
);

/** What answers the search, by kind; null until both indexes are there. */
const $found = computed([$guideSearch, $preparedPages, $paletteSearch], (search, pages, typed): PaletteFinds | null => {
  if (search === null || pages === null) return null;
  const { didYouMean, notRead, tools, tasks, offered } = search(typed);
  const others = searchEntries(pages, didYouMean ?? typed, DRAWN_AT_MOST);
  const groups = [group('tools', tools.map(toolEntry)), group('tasks', tasks.map(taskEntry))].filter(
    ({ total }) => total > 0,
  );
  // A page of exactly this name comes first, unless a tool has the name.
  const isPage = ({ entries: [first] }: ResultGroup) =>
    first !== undefined && foldText(first.title) === foldText(typed);
  const exact = tools[0]?.isNamed ? [] : others.filter(isPage);
  return {
    groups: [...exact, ...groups, ...others.filter((one) => !exact.includes(one))],
    didYouMean,
    notRead,
    offered: offered.map(taskEntry),
  };
});
/** The same in the order of the rules in force: a tool that fails stands last among those shown. */
export const $paletteFinds = computed([$found, $verdicts], (found, verdicts): PaletteFinds | null => {
  if (found === null || verdicts.size === 0) return found;
  const verdictOf = ({ toolId }: SearchEntry) => (toolId === undefined ? undefined : verdicts.get(toolId)?.verdict);
  return {
    ...found,
    groups: found.groups.map((one) => ({ ...one, entries: failsLast(one.entries, verdictOf) })),
  };
});
/** True when one of the files could not be fetched. */
export const $paletteFailed = computed(
  [$toolIndex, $pageIndex, $isSearchLost],
  (tools, pages, isSearchLost) => isSearchLost || tools.status === 'failed' || pages.status === 'failed',
);

let isListening = false;

/** Fetches what is searched, once; after a failure the next call tries again. */
export async function loadPalette(): Promise<void> {
  if (!isListening) $found.listen((finds) => noteSearch(finds?.groups.length === 0 ? $paletteSearch.get() : ''));
  isListening = true;
  await Promise.all([loadGuideSearch(), loadPageIndex()]);
}

function group(name: 'tools' | 'tasks', entries: readonly SearchEntry[]): ResultGroup {
  return { group: name, entries: entries.slice(0, DRAWN_AT_MOST), total: entries.length };
}

function toolEntry({ entry, why }: ResultEntry): SearchEntry {
  return { group: 'tools', title: entry.name, hint: why, path: toolPath(entry), toolId: entry.id };
}

function taskEntry(task: SearchTask): SearchEntry {
  return { group: 'tasks', title: task.title, hint: 'Who does it', path: taskPath(task) };
}

async function loadPageIndex(): Promise<void> {
  const { status } = $pageIndex.get();
  if (status === 'loading' || status === 'loaded') return;
  $pageIndex.set({ status: 'loading' });
  try {
    $pageIndex.set({ status: 'loaded', entries: await request<SearchEntry[]>('GET', indexAddress) });
  } catch {
    $pageIndex.set({ status: 'failed' });
  }
}
