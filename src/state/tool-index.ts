import { atom } from 'nanostores';
import { request } from '#api/request.ts';
import { fetchUploadedTools } from '#api/uploaded-tools.ts';
import { mergeIndex } from '#domain/search/merge-index.ts';
import { unpackTasks } from '#domain/search/pack-search.ts';
import type { SearchTask } from '#domain/search/task-index.ts';
import { type PackedToolIndex, unpackToolIndex } from '#domain/search/pack-tool-index.ts';
import type { CatalogueEntry } from '#domain/search/tool-index.ts';

/** The static file with one entry per tool, sorted by name and packed; written by the build. */
export const indexAddress = '/tools-index.json';

type ToolIndex =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'loaded'; entries: readonly CatalogueEntry[]; tasks: readonly SearchTask[] };

/** The index that catalogue and search palette look things up in; fetched when somebody first reaches for it. */
export const $toolIndex = atom<ToolIndex>({ status: 'idle' });

let loading: Promise<void> | undefined;

/**
 * Fetches the index once, and what was uploaded since it was built; after a failure the next call tries again.
 * @returns when the index is there or could not be had; never throws: the state says how it went
 */
export async function loadToolIndex(): Promise<void> {
  if ($toolIndex.get().status === 'loaded') return;
  loading ??= fetchIndex().finally(() => {
    loading = undefined;
  });
  await loading;
}

async function fetchIndex(): Promise<void> {
  $toolIndex.set({ status: 'loading' });
  const uploaded = fetchUploadedTools().catch(() => null);
  try {
    const built = await fetchBuilt();
    $toolIndex.set({ status: 'loaded', ...built });
    void uploaded.then((difference) => {
      if (difference && difference.changed.length + difference.removed.length > 0)
        $toolIndex.set({ status: 'loaded', entries: mergeIndex(built.entries, difference), tasks: built.tasks });
    });
  } catch {
    $toolIndex.set({ status: 'failed' });
  }
}

async function fetchBuilt(): Promise<{ entries: readonly CatalogueEntry[]; tasks: readonly SearchTask[] }> {
  const packed = await request<PackedToolIndex>('GET', indexAddress);
  return { entries: unpackToolIndex(packed), tasks: unpackTasks(packed.search) };
}
