import type { PreparedEntry } from '#domain/search/search-entry.ts';
import { typingDistance } from '#domain/search/typing-distance.ts';

/** How well an entry answers a search; the smaller, the better. */
export const rates = { same: 0, begins: 1, wordBegins: 2, contains: 3, about: 4, slip: 5 } as const;

/** Rates an entry by what was typed as it stands; null when it does not answer. `typed` is folded and not empty. */
export function rateAsTyped(entry: PreparedEntry, typed: string, typedWords: readonly string[]): number | null {
  const { folded, about } = entry;
  if (folded === typed) return rates.same;
  if (folded.startsWith(typed)) return rates.begins;
  if (folded.includes(` ${typed}`)) return rates.wordBegins;
  if (folded.includes(typed) || joined(folded).startsWith(joined(typed))) return rates.contains;
  return typedWords.every((word) => ` ${folded}`.includes(` ${word}`) || about.includes(` ${word}`)) ? rates.about : null;
}

/**
 * Rates an entry allowing for slips of the finger: every typed word must begin, but for its slips, a word of the title.
 * @returns `rates.slip` and the number of slips, or null when there are too many
 */
export function rateWithSlips(entry: PreparedEntry, typedWords: readonly string[]): number | null {
  let slips = 0;
  for (const typed of typedWords) {
    const allowed = slipsAllowed(typed);
    const fewest = Math.min(...entry.words.map((word) => typingDistance(typed, word, allowed)));
    if (fewest > allowed) return null;
    slips += fewest;
  }
  return rates.slip + slips;
}

/** Short words mean what they say; from four letters on one slip is forgiven, from eight on two. */
function slipsAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** 'Deep L' finds 'DeepL'. */
function joined(text: string): string {
  return text.replaceAll(' ', '');
}
