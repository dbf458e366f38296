import { lazy } from '#domain/value/lazy.ts';
import type { SearchWords } from './search-words.schema.ts';
import { stemOf } from './words.ts';

/** What people ask of everyday life and not of the guide. */
export class EverydayLife {
  readonly #stems: () => ReadonlySet<string>;
  readonly #beside: () => ReadonlySet<string>;
  readonly #otherwise: () => ReadonlySet<string>;
  readonly #phrases: readonly string[];

  constructor({ words, phrases, beside, otherwise }: SearchWords['life']) {
    this.#stems = lazy(() => new Set(Object.values(words).flat().map(stemOf)));
    this.#beside = lazy(() => new Set(beside.map(stemOf)));
    this.#otherwise = lazy(() => new Set(otherwise.map(stemOf)));
    this.#phrases = phrases.map((phrase) => ` ${phrase} `);
  }

  /** Whether a word belongs to it, so that it is no slip of a word of ours: a 'flight' is no 'light'. */
  has(word: string): boolean {
    return this.#stems().has(stemOf(word));
  }

  /** Whether a folded text asks for something of it in words that jobs use as well. */
  isAskedIn(folded: string): boolean {
    const text = ` ${folded} `;
    return this.#phrases.some((phrase) => text.includes(phrase));
  }

  /** Whether it uses this stem otherwise than our jobs do. */
  meansOther(stem: string): boolean {
    return this.#otherwise().has(stem);
  }

  /** Whether a word leaves a wish with it, although jobs use the word as well. */
  keeps(word: string): boolean {
    const stem = stemOf(word);
    return this.#stems().has(stem) || this.#otherwise().has(stem) || this.#beside().has(stem);
  }
}
