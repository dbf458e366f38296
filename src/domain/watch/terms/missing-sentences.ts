import type { Sentence } from './read-sentences.ts';

/** Words in a row by which a sentence is found again, however the text around it is cut into sentences. */
const RUN = 6;

/**
 * The sentences of one reading whose words do not stand in the other one: neither as a sentence there, nor in a row over
 * the ends of its sentences. Where a sentence begins and ends, and what stands before it, tells nothing.
 */
export function missingSentences(sentences: readonly Sentence[], others: readonly Sentence[]): Sentence[] {
  const keys = new Set(others.map(({ key }) => key));
  const missing = sentences.filter(({ key }) => !keys.has(key));
  if (missing.length === 0) return [];
  const numbers = new Map<string, number>();
  const wanted = new Map(missing.map((sentence) => [sentence, runsIn(sentence.key.split(' '), numbers)]));
  const unseen = new Set([...wanted.values()].flat());
  const words = others.flatMap(({ key }) => key.split(' '));
  for (const run of runsIn(words, numbers)) unseen.delete(run);
  return missing.filter((sentence) => {
    const runs = wanted.get(sentence) ?? [];
    return runs.length === 0 || runs.some((run) => unseen.has(run));
  });
}

/** A number for each run of words: equal for the same words, and for others as good as never. */
function runsIn(words: readonly string[], numbers: Map<string, number>): number[] {
  const ids = words.map((word) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size + 1);
    return numbers.size;
  });
  const runs: number[] = [];
  for (let at = 0; at + RUN <= ids.length; at += 1) {
    let [one, two] = [0x811c9dc5, 0x41c6ce57];
    for (let place = at; place < at + RUN; place += 1) {
      one = Math.imul(one ^ (ids[place] ?? 0), 0x01000193);
      two = Math.imul(two ^ (ids[place] ?? 0), 0x5bd1e995);
    }
    runs.push((one >>> 0) * 2 ** 20 + (two >>> 12));
  }
  return runs;
}
