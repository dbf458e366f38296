import type { SearchEngine } from './search-engine.ts';
import { wholeDistance } from './typing-distance.ts';
import { isFiller, isWeakStem, stemOf } from './words.ts';

/** What was typed with its slips put right. */
interface Corrected {
  text: string;
  /** False when nothing had to be put right. */
  isChanged: boolean;
}

/** Two words that were meant as one have at least this many letters together. */
const LEAST_JOINED = 6;

/** Puts slips right, word by word: a known word stays, an unknown one becomes the nearest known one if there is any. */
export function correctWords(engine: SearchEngine, text: string, isOpen: boolean): Corrected {
  const words = text.split(' ').filter((word) => word !== '');
  const right: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const named = namedFrom(engine, words, index);
    if (named > 0) {
      right.push(...words.slice(index, index + named));
      index += named - 1;
      continue;
    }
    const word = words[index] ?? '';
    const next = words[index + 1];
    const joined = next === undefined ? null : joinedWord(engine, word, next);
    if (joined !== null) {
      right.push(joined);
      index += 1;
      continue;
    }
    const mayGoOn = isOpen && index === words.length - 1;
    right.push(
      isKnown(engine, word) || (mayGoOn && begins(engine, word))
        ? word
        : (soundingAlike(engine, word) ?? engine.spelling.nearest(word) ?? word),
    );
  }
  const corrected = right.join(' ');
  return { text: corrected, isChanged: corrected !== words.join(' ') };
}

/** How many words from here on are the name of a tool; such words are right. */
function namedFrom(engine: SearchEngine, words: readonly string[], from: number): number {
  for (let count = Math.min(4, words.length - from); count > 0; count -= 1)
    if (engine.names.named(words.slice(from, from + count).join('')).length > 0) return count;
  return 0;
}

/** 'mood bord' and 'chat gtp' are one word each; two known words stay two. */
function joinedWord(engine: SearchEngine, word: string, next: string): string | null {
  const joined = word + next;
  if (engine.lexicon.life.has(word) || engine.lexicon.life.has(next)) return null;
  if (joined.length < LEAST_JOINED || /\d/.test(joined) || (isRight(engine, word) && isRight(engine, next)))
    return null;
  if (engine.spelling.knows(joined)) return joined;
  const nearest = engine.spelling.nearest(joined);
  if (nearest === null || Math.abs(nearest.length - joined.length) > 1) return null;
  // 'chat gtp' is ChatGPT, 'avatar qui' no 'Avatar IV': beside a known word a short one forgives one slip.
  const isSurely = !isSaid(engine, word) || next.length > 3 || wholeDistance(joined, nearest, 1) <= 1;
  return isSurely ? nearest : null;
}

function isKnown(engine: SearchEngine, word: string): boolean {
  return (
    isRight(engine, word) ||
    engine.lexicon.life.has(word) ||
    isWeakStem(stemOf(word)) ||
    engine.lexicon.plain.says(word) ||
    engine.lexicon.products.has(word)
  );
}

function isRight(engine: SearchEngine, word: string): boolean {
  return isSaid(engine, word) || engine.lexicon.ordinary.has(word);
}

function isSaid(engine: SearchEngine, word: string): boolean {
  return isFiller(word) || engine.spelling.knows(word) || engine.tasks.knows(word) || engine.texts.knows(stemOf(word));
}

function begins(engine: SearchEngine, word: string): boolean {
  return engine.names.beginning(word, 1).length > 0 || [...engine.tasks.words].some((known) => known.startsWith(word));
}

/** How one writes by ear: 'grafic', 'fotography', 'clik'. */
const BY_EAR = [
  [/f/g, 'ph'],
  [/f/, 'ph'],
  [/ph/g, 'f'],
  [/k/g, 'c'],
  [/c/g, 'k'],
  [/k$/, 'ck'],
  [/z/g, 's'],
  [/s/g, 'z'],
  [/y/g, 'i'],
  [/ise/, 'ize'],
  [/or$/, 'our'],
] as const;

/** The known word that sounds like this one, which nobody knows. */
function soundingAlike(engine: SearchEngine, word: string): string | null {
  if (word.length < LEAST_JOINED - 1) return null;
  for (const [written, meant] of BY_EAR) {
    const other = word.replace(written, meant);
    if (isSaid(engine, other)) return other;
  }
  return null;
}
