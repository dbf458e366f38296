import type { FreshnessPoint } from './freshness-point.schema.ts';

/** Points that are kept: some two years of days. */
const MAX_POINTS = 750;

/** The points of several lists by day, oldest first; of one day the last list counts. */
export function mergePoints(...lists: readonly (readonly FreshnessPoint[])[]): FreshnessPoint[] {
  const byDay = new Map(lists.flat().map((point) => [point.day, point]));
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1)).slice(-MAX_POINTS);
}

/** Per cent of values that had been read. */
export function shareRead({ all, confirmed, reported }: Omit<FreshnessPoint, 'day'>): number {
  return all === 0 ? 0 : Math.round((100 * (confirmed + reported)) / all);
}
