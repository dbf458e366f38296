import { isFiller, isWeakStem, stemOf, wordsOf } from './words.ts';

/** What a text says of what is meant by it: its stems and pairs of them, each by how much it counts. */
export type Clues = ReadonlyMap<string, number>;

/** How clues are taken from a text. */
export interface ClueOptions {
  /** What a word counts that stands in any wish. */
  filler: number;
  /** Whether neighbours count together: 'how do' begins a question, 'my dog' is no job. */
  withPairs: boolean;
}

const WEAK = 0.6;
const PAIR = 0.6;
/** Neighbours once words that stand in any wish are left out. */
const TELLING_PAIR = 0.5;
const RUNS = [3, 4];

/** The clues of a text. */
export function cluesOf(text: string, { filler, withPairs }: ClueOptions): Clues {
  const words = wordsOf(text).map((word) => ({ stem: stemOf(word), isFiller: isFiller(word) }));
  const clues = new Map<string, number>();
  const add = (clue: string, counts: number) => clues.set(clue, Math.max(clues.get(clue) ?? 0, counts));
  for (const word of words) add(word.stem, word.isFiller ? filler : isWeakStem(word.stem) ? WEAK : 1);
  if (!withPairs) return clues;
  for (const pair of pairsOf(words)) add(pair.join(' '), PAIR);
  for (const pair of pairsOf(words.filter((word) => !word.isFiller))) add(pair.join('…'), TELLING_PAIR);
  return clues;
}

/** The runs of three and four letters in the telling words of a text, with the blanks at their ends. */
export function lettersIn(text: string): Clues {
  const runs = new Map<string, number>();
  for (const word of wordsOf(text)) {
    if (isFiller(word)) continue;
    const whole = ` ${word} `;
    for (const length of RUNS)
      for (let from = 0; from + length <= whole.length; from += 1) runs.set(whole.slice(from, from + length), 1);
  }
  return runs;
}

/** Whether a clue is a word for itself. */
export function isSingle(clue: string): boolean {
  return !/[ …]/.test(clue);
}

function pairsOf(words: readonly { stem: string }[]): [string, string][] {
  return words.slice(1).map(({ stem }, place) => [words[place]?.stem ?? '', stem]);
}
