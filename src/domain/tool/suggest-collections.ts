import { collectionPath } from '#domain/tool/collection-path.ts';
import type { Collection } from '#domain/tool/collection.schema.ts';

/** What a link to a collection needs; small, because pages hand it to the browser. */
export interface CollectionLink {
  label: string;
  path: string;
  /** Tools in it. */
  count: number;
  /** What a reader may type when looking for this, in small letters. */
  words: readonly string[];
}

/** The link to a collection that holds `count` tools. */
export function collectionLink(collection: Collection, count: number): CollectionLink {
  return { label: collection.label, path: collectionPath(collection), count, words: collection.words };
}

/** Letters a reader must have typed before a guess is worth printing. */
const LETTERS_AT_LEAST = 2;

/**
 * The collections that somebody who typed `search` may have meant, in the given order, at most `atMost`: those with a
 * word, or a label, that begins with what was typed, or that stands in it as a whole word. Empty collections are left out.
 */
export function suggestCollections(search: string, links: readonly CollectionLink[], atMost: number): CollectionLink[] {
  const typed = search.trim().toLowerCase();
  if (typed.length < LETTERS_AT_LEAST) return [];
  return links
    .filter(({ label, words, count }) => count > 0 && [label.toLowerCase(), ...words].some((word) => fits(typed, word)))
    .slice(0, atMost);
}

function fits(typed: string, word: string): boolean {
  return word.startsWith(typed) || ` ${typed.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word} `);
}
