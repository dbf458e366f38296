import { compareNames } from '#domain/text/compare-names.ts';
import type { CatalogueEntry } from './tool-index.ts';

/** How the catalogue differs from the index that the pages were built with. */
interface IndexDifference {
  changed: readonly CatalogueEntry[];
  removed: readonly number[];
}

/** The built index brought up to date: changed tools in place of their built entries, new ones added, removed ones out; sorted by name. */
export function mergeIndex(built: readonly CatalogueEntry[], { changed, removed }: IndexDifference): CatalogueEntry[] {
  const outdated = new Set([...removed, ...changed.map(({ id }) => id)]);
  return [...built.filter(({ id }) => !outdated.has(id)), ...changed].sort(compareNames);
}
