import { shortMark } from '#domain/text/short-mark.ts';
import { type Sentence, keyOf } from './read-sentences.ts';
import { isNoise } from './sentence-noise.ts';
import { topicsOf } from './sentence-topics.ts';
import { type SentenceChange, tellChanges } from './tell-changes.ts';
import type { TermsReading } from './terms-reading.schema.ts';

/** Most bytes of a document's sentences and marks, with what JSON puts around each. */
const MAX_BYTES = 190_000;
const MARK_LETTERS = 9;
const MARK_BYTES = MARK_LETTERS + 4;
const encoder = new TextEncoder();

/**
 * What is kept of a document. Of one that is too long the sentences on what editors look for come first, and marks of the
 * rest; of one whose marks alone are too many those sentences are all that counts.
 * @returns null when not even they find room: such a page is no document
 */
export function keepReading(source: string, sentences: readonly Sentence[], now: Date): TermsReading | null {
  const isPartial = !haveRoom(sentences);
  const counted = isPartial ? sentences.filter(isUseful) : sentences;
  if (!haveRoom(counted)) return null;
  const kept = withinRoom(counted);
  return {
    source,
    readAt: now.toISOString(),
    isPartial,
    sentences: counted.filter((sentence) => kept.has(sentence)).map(({ words }) => words),
    others: counted.filter((sentence) => !kept.has(sentence)).map(markOf),
  };
}

/** What changed since a reading; null when what was read now is another page. */
export function changesSince(
  { sentences, others, isPartial }: TermsReading,
  read: readonly Sentence[],
): SentenceChange[] | null {
  const after = isPartial ? read.filter(isUseful) : read;
  const marks = new Set(others);
  const before = sentences
    .map((words) => ({ words, key: keyOf(words) }))
    .filter(({ words, key }) => !isNoise(words, key)); // a release before this one kept more
  return tellChanges([...before, ...after.filter((sentence) => marks.has(markOf(sentence)))], after);
}

/** The sentences whose words find room beside a mark of each that does not, the useful ones first. */
function withinRoom(sentences: readonly Sentence[]): Set<Sentence> {
  const kept = new Set<Sentence>();
  let left = MAX_BYTES - sentences.length * MARK_BYTES;
  const useful = new Set(sentences.filter(isUseful));
  for (const sentence of [...useful, ...sentences.filter((one) => !useful.has(one))]) {
    const more = encoder.encode(JSON.stringify(sentence.words)).length - MARK_BYTES;
    if (more > left) continue;
    kept.add(sentence);
    left -= more;
  }
  return kept;
}

function haveRoom({ length }: readonly Sentence[]): boolean {
  return length * MARK_BYTES <= MAX_BYTES;
}

function isUseful({ words }: Sentence): boolean {
  return topicsOf(words).length > 0;
}

function markOf({ key }: Sentence): string {
  return shortMark(key).slice(0, MARK_LETTERS);
}
