import { request } from '#api/request.ts';
import type { ComparedPair } from '#domain/comparison/versus.ts';

/** The static file that names every pair with a page; written by the build. */
const pairsFile = '/versus-pages.json';

let pairs: Promise<readonly ComparedPair[]> | undefined;

/**
 * The free page that puts a tool beside one of a list, the newest of it first; null when no two have one, or when nobody can
 * say for want of the file.
 */
export async function versusPageOf(id: number, list: readonly number[]): Promise<ComparedPair | null> {
  pairs ??= request<ComparedPair[]>('GET', pairsFile);
  const known = await pairs.catch(() => {
    pairs = undefined;
    return [];
  });
  for (const other of list.toReversed()) {
    const found = known.find(({ ids }) => other !== id && ids.includes(id) && ids.includes(other));
    if (found) return found;
  }
  return null;
}
