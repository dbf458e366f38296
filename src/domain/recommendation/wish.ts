import type { Found } from '#domain/search/found.ts';

/** What the reader typed in their own words, and how far each tool answers it. */
export interface Wish {
  words: string;
  /** By id of the tool, 0 to 1: the best answer of the search has 1; a tool that is not named answers nothing of it. */
  shares: ReadonlyMap<number, number>;
}

/** What was typed as the search of the guide reads it; null when nothing was typed. */
export function wishOf(words: string | undefined, find: (typed: string) => Pick<Found, 'tools'>): Wish | null {
  const typed = words?.trim() ?? '';
  if (typed === '') return null;
  const { tools } = find(`${typed} `);
  const best = Math.max(0, ...tools.map(({ score }) => score));
  return { words: typed, shares: new Map(tools.map(({ tool, score }) => [tool.id, score / best])) };
}
