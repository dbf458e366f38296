import type { Results } from '#domain/search/search-results.ts';

/** What the reader typed in their own words, and how far each tool answers it. */
export interface Wish {
  words: string;
  /** By id of the tool, 0 to 1: the best answer of the search has 1; a tool that is not named answers nothing of it. */
  shares: ReadonlyMap<number, number>;
  /** Ids of the tools that do what the words mean together, though nothing that they do is said. */
  meant: ReadonlySet<number>;
}

/** What the best tool counts that does what the words only seem to ask for; those behind it fall off slower, for each may be meant. */
const MEANING_SHARE = 0.9;

type Finder = (typed: string) => Pick<Results, 'tools'>;

/** What was typed as the search of the guide reads it; null when nothing was typed. */
export function queryOf(words: string | undefined, find: Finder): Wish | null {
  const typed = words?.trim() ?? '';
  if (typed === '') return null;
  const { tools } = find(`${typed} `);
  const best = Math.max(0, ...tools.map(({ score }) => score));
  return {
    words: typed,
    shares: new Map(
      tools.map(({ tool, score, by }) => [
        tool.id,
        by === 'meaning' ? MEANING_SHARE * Math.sqrt(score / best) : score / best,
      ]),
    ),
    meant: new Set(tools.filter(({ by }) => by === 'meaning').map(({ tool }) => tool.id)),
  };
}
