/** Badges on a lesson card. */
const badgesAtMost = 3;

/** The first 3 of a list, and how many more there are. */
export function featuredBadges<T>(tools: readonly T[]): { shown: T[]; more: number } {
  const shown = tools.slice(0, badgesAtMost);
  return { shown, more: tools.length - shown.length };
}
