import { atom } from 'nanostores';
import type { SearchTask } from '#domain/search/task-index.ts';
import type { CatalogueEntry } from '#domain/tool/tool-index.ts';
import { $toolIndex, loadToolIndex } from './tool-index.ts';

/** A tool that answers what was typed. */
export interface FoundEntry {
  entry: CatalogueEntry;
  /** 'Made for: Remove a background'. */
  why: string;
  /** Found by its name, not by what it does. */
  isNamed: boolean;
}

/** What the guide has for what was typed, best first. */
export interface GuideFinds {
  /** What was searched for instead, when slips were put right. */
  didYouMean: string | null;
  /** What no entry says although it was asked. */
  notRead: string | null;
  tools: readonly FoundEntry[];
  tasks: readonly SearchTask[];
  /** Tasks to begin with: given when nothing was found. */
  offered: readonly SearchTask[];
}

/** The search over tools and tasks; null until its index and its code are there. */
export const $guideSearch = atom<((typed: string) => GuideFinds) | null>(null);

let loading: Promise<void> | undefined;

/**
 * Fetches index and engine when somebody first reaches for a search, and makes the engine again when the index changes.
 * @returns when it can be used or could not be had; never throws: `$toolIndex` says how it went
 */
export async function loadGuideSearch(): Promise<void> {
  loading ??= begin();
  await loading;
  if ($toolIndex.get().status === 'failed') await loadToolIndex();
}

async function begin(): Promise<void> {
  const [{ makeGuideSearch }] = await Promise.all([import('./guide-search.ts'), loadToolIndex()]);
  await new Promise<void>((resolve) => {
    $toolIndex.subscribe((index) => {
      if (index.status === 'failed') resolve();
      if (index.status !== 'loaded') return;
      void makeGuideSearch(index.entries, index.tasks).then((search) => {
        $guideSearch.set(search);
        resolve();
      });
    });
  });
}
