import { atom, computed } from 'nanostores';
import { prepareEntries, type SearchEntry } from '#domain/search/search-entry.ts';
import { searchEntries } from '#domain/search/search-entries.ts';
import { toolPath } from '#domain/tool/tool-path.ts';
import { $paletteSearch } from './palette-opening.ts';
import { $toolIndex, loadToolIndex } from './tool-index.ts';

/** The static file with everything that is found besides tools; written by the build. */
const indexAddress = '/search-index.json';
/** Finds drawn of one kind. */
const drawnAtMost = 6;

export type PageIndex =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'loaded'; entries: readonly SearchEntry[] };

/** Tutorials, open drops and pages. */
export const $pageIndex = atom<PageIndex>({ status: 'idle' });

const $prepared = computed([$toolIndex, $pageIndex], (tools, pages) => {
  if (tools.status !== 'loaded' || pages.status !== 'loaded') return null;
  const toolEntries = tools.entries.map((tool) => ({
    group: 'tools' as const,
    title: tool.name,
    hint: tool.category,
    path: toolPath(tool),
  }));
  return prepareEntries([...toolEntries, ...pages.entries]);
});

/** What answers the search, by kind; null until both files are there. */
export const $paletteFinds = computed(
  [$prepared, $paletteSearch],
  (prepared, search) => prepared && searchEntries(prepared, search, drawnAtMost),
);
/** True when one of the files could not be fetched. */
export const $paletteFailed = computed(
  [$toolIndex, $pageIndex],
  (tools, pages) => tools.status === 'failed' || pages.status === 'failed',
);

/** Fetches what is searched, once; after a failure the next call tries again. */
export async function loadPalette(): Promise<void> {
  await Promise.all([loadToolIndex(), loadPageIndex()]);
}

async function loadPageIndex(): Promise<void> {
  const { status } = $pageIndex.get();
  if (status === 'loading' || status === 'loaded') return;
  $pageIndex.set({ status: 'loading' });
  try {
    const answer = await fetch(indexAddress);
    if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
    $pageIndex.set({ status: 'loaded', entries: (await answer.json()) as SearchEntry[] });
  } catch {
    $pageIndex.set({ status: 'failed' });
  }
}
