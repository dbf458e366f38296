/** Tools in the dashboard's side-by-side table at most, and the fewest it needs. */
const SIDE_BY_SIDE_AT_MOST = 3;
const SIDE_BY_SIDE_AT_LEAST = 2;

/** The tools of the dashboard's side-by-side table: the first three of the list, or none while it has fewer than two. */
export function sideBySide<T>(tools: readonly T[]): T[] {
  return tools.length < SIDE_BY_SIDE_AT_LEAST ? [] : tools.slice(0, SIDE_BY_SIDE_AT_MOST);
}
