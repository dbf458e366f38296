import { type Token, isNumber, plainLetters, readTokens, STRUCK_BEGINS, STRUCK_ENDS } from './read-tokens.ts';

/** What a page has of some words. */
interface FoundQuote {
  isFound: boolean;
  /** The passage around them; when they are not there the one that has most of them; empty when nothing is alike. */
  passage: string;
}

/** Letters of a passage at most: enough to see what changed, and little to store. */
const MAX_LETTERS = 700;
/** Letters shown before and after the words. */
const MARGIN = 220;
/** A part of a quote with fewer tokens may stand anywhere by chance: it is looked for with its neighbour. */
const MIN_TOKENS = 3;
/** A passage that has less than this share of the words is none of them. */
const MIN_SHARE = 0.34;

/**
 * Whether a page still says some words, in whatever layout: line breaks, spaces, quotes, dashes, the form of amounts and
 * moved paragraphs make no difference; another number does, and so does a price that is struck through.
 * @param page its text, with marks around what is struck through
 * @param quote the words as they were read; '…' stands for words that were left out
 */
export function findQuote(page: string, quote: string): FoundQuote {
  const text = plainLetters(page);
  const tokens = readTokens(text);
  const words = readTokens(plainLetters(quote));
  if (words.length === 0) return { isFound: false, passage: '' };
  const place = placeOf(tokens, words) ?? firstPlace(tokens, partsOf(quote));
  if (place) return { isFound: true, passage: passageAt(text, tokens, place) };
  const nearest = nearestPlace(tokens, words);
  return { isFound: false, passage: nearest ? passageAt(text, tokens, nearest) : '' };
}

/** From one token to another, both inclusive. */
interface Place {
  first: number;
  last: number;
}

/** Where some words stand one after the other; null when they do so nowhere. */
function placeOf(tokens: readonly Token[], words: readonly Token[]): Place | null {
  for (let first = 0; first + words.length <= tokens.length; first += 1) {
    if (!words.every(({ text }, index) => tokens[first + index]?.text === text)) continue;
    const place = { first, last: first + words.length - 1 };
    if (isValid(tokens.slice(first, place.last + 1))) return place;
  }
  return null;
}

/** Words hold unless all of them, or the last number among them, are struck through. */
function isValid(tokens: readonly Token[]): boolean {
  if (tokens.every(({ isStruck }) => isStruck)) return false;
  return tokens.findLast(isNumber)?.isStruck !== true;
}

/** The place of the first part when every part stands somewhere; null for a quote of one part. */
function firstPlace(tokens: readonly Token[], parts: readonly Token[][]): Place | null {
  if (parts.length < 2) return null;
  const places = parts.map((words) => placeOf(tokens, words));
  return places.every((place) => place !== null) ? (places[0] ?? null) : null;
}

/** The sentences and passages of a quote, each long enough to be looked for by itself. */
function partsOf(quote: string): Token[][] {
  const parts: string[] = [];
  for (const piece of quote.split(/\s*\[?(?:…|\.{3})\]?\s*|\n+|(?<=[.!?;])\s+|\s[|·•]\s/)) {
    const previous = parts.at(-1);
    if (previous !== undefined && isShort(previous)) parts[parts.length - 1] = `${previous} ${piece}`;
    else if (piece.trim() !== '') parts.push(piece);
  }
  const last = parts.at(-1);
  if (parts.length > 1 && last !== undefined && isShort(last)) parts.splice(-2, 2, `${parts.at(-2) ?? ''} ${last}`);
  return parts.map((part) => readTokens(plainLetters(part)));
}

function isShort(text: string): boolean {
  return readTokens(plainLetters(text)).length < MIN_TOKENS;
}

/** The stretch of the page, somewhat longer than the words, that has most of them. */
function nearestPlace(tokens: readonly Token[], words: readonly Token[]): Place | null {
  const wanted = new Set(words.map(({ text }) => text));
  const size = Math.min(tokens.length, Math.ceil(words.length * 1.5));
  const inside = new Map<string, number>();
  let best: Place & { share: number } = { first: 0, last: 0, share: 0 };
  tokens.forEach(({ text }, index) => {
    if (wanted.has(text)) inside.set(text, (inside.get(text) ?? 0) + 1);
    const left = tokens[index - size]?.text;
    if (left !== undefined && wanted.has(left)) {
      const count = (inside.get(left) ?? 1) - 1;
      if (count === 0) inside.delete(left);
      else inside.set(left, count);
    }
    const share = inside.size / wanted.size;
    if (share > best.share) best = { first: Math.max(0, index - size + 1), last: index, share };
  });
  return best.share >= MIN_SHARE ? best : null;
}

function passageAt(text: string, tokens: readonly Token[], { first, last }: Place): string {
  const start = Math.max(0, (tokens[first]?.start ?? 0) - MARGIN);
  const end = Math.min(text.length, (tokens[last]?.end ?? 0) + MARGIN, start + MAX_LETTERS);
  const struck = new RegExp(`[${STRUCK_BEGINS}${STRUCK_ENDS}]`, 'g');
  const cut = text.slice(start, end).replace(struck, '').replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}
