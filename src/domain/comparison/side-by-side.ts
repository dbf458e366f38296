/** Tools in the dashboard's side-by-side table at most, and the fewest it needs. */
export const sideBySideAtMost = 3;
export const sideBySideAtLeast = 2;

/** The tools of the dashboard's side-by-side table: the first three of the list, or none while it has fewer than two. */
export function sideBySide<T>(tools: readonly T[]): T[] {
  return tools.length < sideBySideAtLeast ? [] : tools.slice(0, sideBySideAtMost);
}
