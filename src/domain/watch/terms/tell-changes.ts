import { missingSentences } from './missing-sentences.ts';
import type { Sentence } from './read-sentences.ts';
import { isSameDocument } from './same-document.ts';
import { type SentenceTopic, sentenceTopics, topicRank, topicsOf } from './sentence-topics.ts';
import { wordParts } from './word-parts.ts';

/** What became of one sentence between two readings of a document. */
export interface SentenceChange {
  kind: 'added' | 'removed' | 'reworded';
  /** Empty for what was added. */
  before: string;
  /** Empty for what was removed. */
  after: string;
  topics: SentenceTopic[];
}

/** Reworded sentences have at least this share of their words in common. */
const LEAST_ALIKE = 0.5;
/** A sentence is compared with those that share most of its rarest words. */
const RAREST_WORDS = 12;
const MAX_HOLDERS = 60;
const MAX_COMPARED = 4;
/** Words that a sentence says the same with and without. */
const SILENT = new Set(['a', 'an', 'the', 'and']);

/**
 * What changed between two readings of a document, rights first, then in the order of the topics and of the document.
 * The order of sentences tells nothing.
 * @returns null when what was read now is another page: it says nothing about the document
 */
export function tellChanges(before: readonly Sentence[], after: readonly Sentence[]): SentenceChange[] | null {
  const removed = missingSentences(before, after);
  if (!isSameDocument(before, after, removed)) return null;
  const added = missingSentences(after, before);
  const formers = pairUp(removed, added);
  const paired = new Set(formers.values());
  return [
    ...added
      .filter((sentence) => !isOnlyForm(formers.get(sentence), sentence))
      .map((sentence) => changeOf(formers.get(sentence) ?? null, sentence)),
    ...removed.filter((sentence) => !paired.has(sentence)).map((sentence) => changeOf(sentence, null)),
  ].sort((a, b) => topicRank(a.topics) - topicRank(b.topics));
}

function isOnlyForm(before: Sentence | undefined, after: Sentence): boolean {
  return before !== undefined && isSameInForm(before.key, after.key);
}

/** Whether two sentences, as keys, differ in nothing but articles, the 'and' of a list, where words are joined, and the spelling of a country. */
function isSameInForm(one: string, other: string): boolean {
  return formOf(one) === formOf(other);
}

function formOf(key: string): string {
  return key
    .split(' ')
    .filter((word) => !SILENT.has(word))
    .map(spelled)
    .join('');
}

/** 'Unauthorised', 'licence' and 'behaviour' as they are spelled in the United States. */
function spelled(word: string): string {
  return word
    .replace(/(?<=..)is(?=(?:e[ds]?|ing|ations?)$)/, 'iz')
    .replace(/^(sub)?licenc(?=(?:es?)$)/, '$1licens')
    .replace(/(?<=...)our(?=s?$)/, 'or');
}

function changeOf(before: Sentence | null, after: Sentence | null): SentenceChange {
  const [was, is] = [before?.words ?? '', after?.words ?? ''];
  const topics = new Set([...topicsOf(was), ...topicsOf(is)]);
  const kind = before === null ? 'added' : after === null ? 'removed' : 'reworded';
  return { kind, before: was, after: is, topics: sentenceTopics.filter((topic) => topics.has(topic)) };
}

/** For each added sentence the removed one that it is a new wording of; each is taken once. */
function pairUp(removed: readonly Sentence[], added: readonly Sentence[]): Map<Sentence, Sentence> {
  const holders = new Map<string, Sentence[]>();
  for (const sentence of removed)
    for (const word of wordsOf(sentence)) {
      const list = holders.get(word);
      if (list) list.push(sentence);
      else holders.set(word, [sentence]);
    }
  const likely = added.flatMap((sentence) =>
    candidates(sentence, holders).map((former) => ({ sentence, former, share: shareAlike(former, sentence) })),
  );
  const formers = new Map<Sentence, Sentence>();
  const taken = new Set<Sentence>();
  for (const { sentence, former, share } of likely.sort((a, b) => b.share - a.share)) {
    if (share < LEAST_ALIKE || formers.has(sentence) || taken.has(former)) continue;
    formers.set(sentence, former);
    taken.add(former);
  }
  return formers;
}

function wordsOf({ key }: Sentence): Set<string> {
  return new Set(key.split(' '));
}

/** The sentences that share most of the rarest words of one. */
function candidates(sentence: Sentence, holders: ReadonlyMap<string, Sentence[]>): Sentence[] {
  const lists = [...wordsOf(sentence)]
    .map((word) => holders.get(word) ?? [])
    .filter(({ length }) => length > 0)
    .sort((a, b) => a.length - b.length)
    .slice(0, RAREST_WORDS);
  const counts = new Map<Sentence, number>();
  for (const list of lists) for (const one of list.slice(0, MAX_HOLDERS)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_COMPARED)
    .map(([one]) => one);
}

/** The share of words that two sentences have in common, in their order. */
function shareAlike(a: Sentence, b: Sentence): number {
  const [one, other] = [a.key.split(' '), b.key.split(' ')];
  const longest = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < LEAST_ALIKE * longest) return 0;
  return wordParts(one, other).reduce((sum, part) => sum + (part.in === 'both' ? part.words.length : 0), 0) / longest;
}
