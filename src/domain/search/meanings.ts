import { lazy } from '#domain/value/lazy.ts';
import { stemOf } from './words.ts';

/** Words and phrases as they are looked up. */
interface Read {
  phrases: Map<string, string>;
  stems: Map<string, string>;
  words: Set<string>;
  /** Words of the longest phrase. */
  longest: number;
}

/** Words and phrases by what they mean in the words of the guide; read when first asked: to read them all takes a while. */
export class Meanings {
  readonly #read: () => Read;

  /** @param said for each meaning the folded words and phrases that have it */
  constructor(said: Readonly<Record<string, readonly string[]>>) {
    this.#read = lazy(() => read(said));
  }

  /** What a whole text means; undefined when it is none of these. */
  of(text: string): string | undefined {
    return this.#read().phrases.get(text);
  }

  /** Whether a word, in this or another form, stands in any of these. */
  says(word: string): boolean {
    return this.#read().words.has(stemOf(word));
  }

  /**
   * A folded text with each phrase of these, and each word of these that the guide does not say itself, in the words of
   * the guide. A phrase goes before its words; one that means nothing is left out when anything else was typed.
   * @param isOurs tells words and phrases that are left alone
   * @param mayBend whether other forms of a word mean the same; names have no forms
   */
  replaceIn(folded: string, isOurs: (text: string) => boolean, mayBend: boolean): string {
    const words = folded.split(' ');
    const said: string[] = [];
    for (let from = 0; from < words.length; from += 1) {
      const length = this.#lengthFrom(words, from, isOurs);
      const word = words[from] ?? '';
      if (length > 1) {
        said.push(this.#read().phrases.get(words.slice(from, from + length).join(' ')) ?? '');
        from += length - 1;
      } else {
        const meaning = this.#read().phrases.get(word) ?? (mayBend ? this.#read().stems.get(stemOf(word)) : undefined);
        said.push(meaning === undefined || isOurs(word) ? word : meaning);
      }
    }
    const text = said.filter((one) => one !== '').join(' ');
    return text === '' ? folded : text;
  }

  #lengthFrom(words: readonly string[], from: number, isOurs: (text: string) => boolean): number {
    for (let length = Math.min(this.#read().longest, words.length - from); length > 1; length -= 1) {
      const text = words.slice(from, from + length).join(' ');
      const meaning = this.#read().phrases.get(text);
      // What means nothing for a job is left out although a job says it: 'no watermark' beside another job.
      if (meaning === '' || (meaning !== undefined && !isOurs(text))) return length;
    }
    return 1;
  }
}

function read(said: Readonly<Record<string, readonly string[]>>): Read {
  const found: Read = { phrases: new Map(), stems: new Map(), words: new Set(), longest: 1 };
  for (const [meaning, texts] of Object.entries(said)) {
    for (const text of texts) {
      const words = text.split(' ');
      for (const word of words) found.words.add(stemOf(word));
      if (words.length === 1) found.stems.set(stemOf(text), meaning);
      found.phrases.set(text, meaning);
      found.longest = Math.max(found.longest, words.length);
    }
  }
  return found;
}
