import type { Drop } from './drop.schema.ts';

/** What a reader may make of a drop: whether we read the maker's own page, or somebody else's report of it. */
export function dropLabel({ isAuthentic }: Pick<Drop, 'isAuthentic'>): string {
  return isAuthentic ? 'Verified at the source' : 'Reported, not read at its source';
}

/**
 * The year to print above the drop at `index` of a log, newest first: wherever it differs from the one before; above the
 * first only when `isHeaded`. Null elsewhere.
 */
export function yearAbove(
  drops: readonly Pick<Drop, 'releaseDate'>[],
  index: number,
  { isHeaded }: { isHeaded: boolean },
): string | null {
  const year = drops[index]?.releaseDate.slice(0, 4) ?? null;
  if (index === 0) return isHeaded ? year : null;
  return drops[index - 1]?.releaseDate.slice(0, 4) === year ? null : year;
}
