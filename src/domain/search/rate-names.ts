import type { Named } from './name-index.ts';
import type { SearchQuery } from './parse-query.ts';
import type { SearchEngine } from './search-engine.ts';
import type { SearchTool } from './search-tool.ts';
import { SEARCH_WEIGHTS } from './search-weights.ts';
import { isFiller } from './words.ts';

const MAX_NAMES = 24;
/** Tools of one maker, or of one name, that are looked at when another one is wanted: each costs a walk over all tools. */
const MAX_OF_MAKER = 12;

/** What each tool's names count for what was typed. */
export function rateNames(engine: SearchEngine, query: SearchQuery, isOpen: boolean): Map<SearchTool, number> {
  const rates = new Map<SearchTool, number>();
  const rate = ({ tool, sure }: Named, weight: number) => {
    rates.set(tool, Math.max(rates.get(tool) ?? 0, sure * weight));
  };
  const all = query.matter.split(' ');
  for (let from = 0; from < all.length; from += 1) {
    for (let to = from + 1; to <= Math.min(all.length, from + 4); to += 1) {
      const words = all.slice(from, to);
      const isWhole = words.length === all.length;
      const isEveryday = words.length === 1 && engine.tasks.words.has(words[0] ?? '');
      const weight = isWhole
        ? SEARCH_WEIGHTS.wholeName
        : isEveryday
          ? SEARCH_WEIGHTS.everydayName
          : SEARCH_WEIGHTS.partOfName;
      for (const named of engine.names.named(words.join(''))) rate(named, weight);
    }
  }
  for (const named of engine.names.named(query.words.join(''))) rate(named, SEARCH_WEIGHTS.wholeName);
  const joined = all.join('');
  if (isOpen && joined.length > 1) {
    const isEveryday = all.every((word) => engine.tasks.knows(word));
    for (const named of engine.names.beginning(joined, MAX_NAMES))
      rate(named, isEveryday ? SEARCH_WEIGHTS.everydayName : SEARCH_WEIGHTS.partOfName);
  }
  return rates;
}

/** The tool that a text names: all of it, or its longest beginning that is a name. */
export function bestNamed(engine: SearchEngine, text: string): SearchTool | null {
  const words = text.split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    // 'Make me a list of' names no tool.
    if (length === 1 && words.length > 1 && isFiller(words[0] ?? '')) return null;
    const named = engine.names.named(words.slice(0, length).join(''));
    const [best] = [...named].sort((a, b) => b.sure - a.sure || Number(b.tool.isAlive) - Number(a.tool.isAlive));
    if (best && best.sure > 0.6) return best.tool;
  }
  return null;
}

/** The tool that a text names or, when it names a maker or a suite of several, all of theirs. */
export function allNamed(engine: SearchEngine, text: string): SearchTool[] {
  const named = engine.names.named(text.replaceAll(' ', ''));
  // 'Creative Cloud' names five tools equally.
  const isOfSeveral = named.length > 1 && named.every(({ sure }) => sure === named[0]?.sure);
  const one = isOfSeveral ? null : bestNamed(engine, text);
  if (one) return [one];
  return named.slice(0, MAX_OF_MAKER).map(({ tool }) => tool);
}
