import type { Sentence } from './read-sentences.ts';
import { topicsOf } from './sentence-topics.ts';

/** Share of a document's sentences that must still stand in a page for it to be the same document at once. */
const LEAST_KEPT = 0.2;
/** A document that was written anew has at least this share of the old one's sentences, and of its subjects. */
const LEAST_LENGTH = 0.25;
const LEAST_DENSITY = 0.5;
const MIN_SENTENCES = 3;

/**
 * Whether a page that was read is still the document that was read there before: changed or written anew, but not a
 * challenge, an empty shell, a note that it moved, or the home page that a removed address leads to.
 * @param removed the sentences of before that the page no longer has
 */
export function isSameDocument(
  before: readonly Sentence[],
  after: readonly Sentence[],
  removed: readonly Sentence[],
): boolean {
  if (before.length - removed.length >= LEAST_KEPT * before.length) return isDocument(after);
  if (!isDocument(after) || after.length < LEAST_LENGTH * before.length) return false;
  return density(after) >= LEAST_DENSITY * density(before);
}

/** Whether a page has enough sentences to be kept as a document: a shell, a challenge and a note that it moved have few. */
export function isDocument(sentences: readonly Sentence[]): boolean {
  return sentences.length >= MIN_SENTENCES;
}

/** The share of sentences that are about something an editor looks for. */
function density(sentences: readonly Sentence[]): number {
  return sentences.filter(({ words }) => topicsOf(words).length > 0).length / sentences.length;
}
