import { foldText } from './fold-text.ts';
import { lettersLacking, lettersOf } from './letters.ts';
import type { PreparedEntry } from './search-entry.ts';
import { typingDistance } from './typing-distance.ts';

/** How well an entry answers a search; the smaller, the better. */
const rates = { same: 0, begins: 1, wordBegins: 2, contains: 3, about: 4, slip: 5 } as const;

/** What was typed, made ready for many entries. */
interface Query {
  folded: string;
  words: readonly { text: string; atStart: string; letters: number; slips: number }[];
  /** The folded text without blanks: 'Deep L' finds 'DeepL'. */
  joined: string;
  /** The folded text as the beginning of a word. */
  atWord: string;
}

/** Makes ready what was typed; null when nothing of it can be searched for. */
export function readQuery(search: string): Query | null {
  const folded = foldText(search);
  if (folded === '') return null;
  const words = folded
    .split(' ')
    .map((text) => ({ text, atStart: ` ${text}`, letters: lettersOf(text), slips: slipsAllowed(text) }));
  return { folded, words, joined: folded.replaceAll(' ', ''), atWord: ` ${folded}` };
}

/** Rates an entry by what was typed as it stands; null when it does not answer. */
export function rateAsTyped(entry: PreparedEntry, query: Query): number | null {
  const { folded, about } = entry;
  if (folded.startsWith(query.folded)) return folded.length === query.folded.length ? rates.same : rates.begins;
  if (folded.includes(query.atWord)) return rates.wordBegins;
  if (folded.includes(query.folded) || entry.joined.startsWith(query.joined)) return rates.contains;
  const isAbout = query.words.every(
    ({ text, atStart }) => folded.startsWith(text) || folded.includes(atStart) || about.includes(atStart),
  );
  return isAbout ? rates.about : null;
}

/**
 * Rates an entry allowing for slips of the finger: every typed word must begin, but for its slips, a word of the title.
 * @returns `rates.slip` and the number of slips, or null when there are too many
 */
export function rateWithSlips(entry: PreparedEntry, query: Query): number | null {
  let slips = 0;
  for (const { text, letters, slips: allowed } of query.words) {
    let fewest = allowed + 1;
    for (let index = 0; index < entry.words.length; index += 1) {
      const word = entry.words[index] ?? '';
      if (!beginsAlike(text, word)) continue;
      const lacking = lettersLacking(letters, entry.letters[index] ?? 0);
      if (lacking < fewest) fewest = Math.min(fewest, typingDistance(text, word, allowed));
    }
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

/** The first letter is right, or it was swapped, left out or doubled in front: what fingers do; nobody begins with a wrong one. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];
}
