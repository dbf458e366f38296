import type { Results } from '#domain/search/search-results.ts';

/** What the reader typed in their own words, and how far each tool answers it. */
export interface Wish {
  words: string;
  /** By id of the tool, 0 to 1: the best answer of the search has 1; a tool that is not named answers nothing of it. */
  shares: ReadonlyMap<number, number>;
  /** Ids of the tools that do what the words mean together, though nothing that they do is said. */
  meant: ReadonlySet<number>;
}

/** What a tool counts that does what the words mean together: beside tools that do what they say, and where none does. */
const MEANT_SHARES = { beside: 0.5, alone: 0.9 } as const;

type Finder = (typed: string) => Pick<Results, 'tools'>;

/**
 * What was typed as the search of the guide reads it, and behind it what the words mean together; null when nothing was
 * typed.
 * @param mean the tools of what a text means
 */
export function queryOf(words: string | undefined, find: Finder, mean: Finder): Wish | null {
  const typed = words?.trim() ?? '';
  if (typed === '') return null;
  const said = sharesOf(find(`${typed} `));
  const weight = said.size === 0 ? MEANT_SHARES.alone : MEANT_SHARES.beside;
  const meant = [...sharesOf(mean(typed))].filter(([id]) => !said.has(id));
  return {
    words: typed,
    shares: new Map([...said, ...meant.map(([id, share]): [number, number] => [id, weight * share])]),
    meant: new Set(meant.map(([id]) => id)),
  };
}

/** What each tool counts beside the best one. */
function sharesOf({ tools }: Pick<Results, 'tools'>): Map<number, number> {
  const best = Math.max(0, ...tools.map(({ score }) => score));
  return new Map(tools.map(({ tool, score }) => [tool.id, score / best]));
}
