import { atom } from 'nanostores';
import { type PackedToolIndex, unpackToolIndex } from '#domain/tool/pack-tool-index.ts';
import type { ToolIndexEntry } from '#domain/tool/tool-index.ts';

/** The static file with one entry per tool, sorted by name and packed; written by the build. */
const indexAddress = '/tools-index.json';

export type ToolIndex = { status: 'idle' | 'loading' | 'failed' } | { status: 'loaded'; entries: readonly ToolIndexEntry[] };

/** The index that catalogue and search palette look things up in; fetched when somebody first reaches for it. */
export const $toolIndex = atom<ToolIndex>({ status: 'idle' });

/** Fetches the index once; after a failure the next call tries again. Never throws: the state says how it went. */
export async function loadToolIndex(): Promise<void> {
  const { status } = $toolIndex.get();
  if (status === 'loading' || status === 'loaded') return;
  $toolIndex.set({ status: 'loading' });
  try {
    $toolIndex.set({ status: 'loaded', entries: await fetchEntries() });
  } catch {
    $toolIndex.set({ status: 'failed' });
  }
}

/** Everything that can be looked up, sorted by name. The one place where tools that the build does not know yet join the built ones. */
async function fetchEntries(): Promise<readonly ToolIndexEntry[]> {
  const answer = await fetch(indexAddress);
  if (!answer.ok) throw new Error(`${answer.status}: ${answer.statusText}`);
  return unpackToolIndex((await answer.json()) as PackedToolIndex);
}
