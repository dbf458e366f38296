import { atom } from 'nanostores';
import { request } from '#api/request.ts';
import type { SearchWords } from '#domain/search/search-words.schema.ts';
import type { GuideFinds } from './guide-search.ts';
import { $toolIndex, loadToolIndex } from './tool-index.ts';

/** The search over tools and tasks; null until its index and its code are there. */
export const $guideSearch = atom<((typed: string) => GuideFinds) | null>(null);

/** True when the code or the words of the search could not be fetched; `$toolIndex` says the same of the index. */
export const $isSearchLost = atom(false);

let loading: Promise<void> | undefined;

/**
 * Fetches index, words and engine when somebody first reaches for a search, and makes the engine again when the index changes.
 * After a failure the next call tries again.
 * @returns when it can be used or could not be had; never throws: `$isSearchLost` and `$toolIndex` say how it went
 */
export async function loadGuideSearch(): Promise<void> {
  loading ??= begin();
  try {
    await loading;
    $isSearchLost.set(false);
  } catch {
    loading = undefined;
    $isSearchLost.set(true);
  }
  if ($toolIndex.get().status === 'failed') await loadToolIndex();
}

async function begin(): Promise<void> {
  const [{ makeGuideSearch }, words] = await Promise.all([
    import('./guide-search.ts'),
    request<SearchWords>('GET', '/search-words.json'),
    loadToolIndex(),
  ]);
  await new Promise<void>((resolve, reject) => {
    $toolIndex.subscribe((index) => {
      if (index.status === 'failed') resolve();
      if (index.status !== 'loaded') return;
      makeGuideSearch(index.entries, index.tasks, words).then((search) => {
        $guideSearch.set(search);
        resolve();
      }, reject);
    });
  });
}
