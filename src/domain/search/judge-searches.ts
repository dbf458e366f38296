import type { SearchEngine } from './search-engine.ts';
import { searchGuide } from './search-guide.ts';

/** Searches with the tools that answer them, judged by people before the ranking was made. */
export interface JudgedSearches {
  searches: readonly { query: string; right: readonly string[]; absurd: readonly string[] }[];
  /** Must find no tool. */
  nonsense: readonly string[];
  /** What the engine said on the day it first met them: later figures are learned from. */
  firstSight?: string;
}

/** How well an engine answers judged searches. */
interface SearchVerdict {
  /** Share of the searches with a right tool among the first three. */
  topThree: number;
  /** Mean of 1 / place of the first right tool. */
  reciprocalRank: number;
  /** Absurd tools among the first five, over all searches. */
  absurd: number;
  nonsenseWithTools: readonly string[];
  /** Searches without a right tool among the first three. */
  missed: readonly string[];
  /** All of it in one line. */
  figure: string;
}

/** Judges an engine. */
export function judgeSearches(
  engine: SearchEngine,
  { searches, nonsense }: JudgedSearches,
  slugOf: (id: number) => string,
): SearchVerdict {
  const found = (query: string) => searchGuide(engine, query).tools.map(({ tool }) => slugOf(tool.id));
  const results = searches.map(({ query, right, absurd }) => {
    const slugs = found(query);
    return {
      query,
      place: slugs.findIndex((slug) => right.includes(slug)),
      absurd: slugs.slice(0, 5).filter((slug) => absurd.includes(slug)).length,
    };
  });
  const missed = results.filter(({ place }) => place < 0 || place >= 3).map(({ query }) => query);
  const topThree = (searches.length - missed.length) / searches.length;
  const reciprocalRank =
    results.reduce((sum, { place }) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / searches.length;
  const absurd = results.reduce((sum, result) => sum + result.absurd, 0);
  const nonsenseWithTools = nonsense.filter((query) => found(query).length > 0);
  const figure =
    `${searches.length} searches: right tool in the first three ${(topThree * 100).toFixed(1)} %, mean reciprocal rank ` +
    `${reciprocalRank.toFixed(3)}, ${absurd} absurd in the first five; ${nonsense.length - nonsenseWithTools.length} of ${nonsense.length} nonsense searches without tools`;
  return { topThree, reciprocalRank, absurd, nonsenseWithTools, missed, figure };
}
