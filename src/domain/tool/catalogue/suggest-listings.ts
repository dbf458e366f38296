import { listingPath } from './listing-path.ts';
import type { Listing } from './listing.schema.ts';

/** What a link to a collection needs; small, because pages hand it to the browser. */
export interface ListingLink {
  label: string;
  path: string;
  /** Tools in it. */
  count: number;
  /** What a reader may type when looking for this, in small letters. */
  words: readonly string[];
}

/** The link to a collection that holds `count` tools. */
export function listingLink(collection: Listing, count: number): ListingLink {
  return { label: collection.label, path: listingPath(collection), count, words: collection.words };
}

/** Letters a reader must have typed before a guess is worth printing. */
const LETTERS_AT_LEAST = 2;

/**
 * The collections that somebody who typed `search` may have meant, in the given order, at most `atMost`: those with a
 * word, or a label, that begins with what was typed, or that stands in it as a whole word. Empty collections are left out.
 */
export function suggestListings(search: string, links: readonly ListingLink[], atMost: number): ListingLink[] {
  const typed = search.trim().toLowerCase();
  if (typed.length < LETTERS_AT_LEAST) return [];
  return links
    .filter(({ label, words, count }) => count > 0 && [label.toLowerCase(), ...words].some((word) => fits(typed, word)))
    .slice(0, atMost);
}

function fits(typed: string, word: string): boolean {
  return word.startsWith(typed) || ` ${typed.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${word} `);
}
