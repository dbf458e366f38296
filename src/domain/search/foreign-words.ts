import { lazy } from '#domain/value/lazy.ts';
import { foldText } from './fold-text.ts';
import type { SearchWords } from './search-words.schema.ts';
import { isFiller } from './words.ts';

const LONGEST_PHRASE = 3;
/** So many little words give another language away when nothing else does: 'ich brauche ein video für instagram'. */
const LEAST_LITTLE = 2;
const JAPANESE_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

/** Words and phrases of other languages by the English words of the guide. */
export class ForeignWords {
  readonly #english: () => ReadonlyMap<string, string>;
  readonly #japanese: () => { words: ReadonlyMap<string, string>; pattern: RegExp };
  readonly #little: ReadonlySet<string>;

  constructor({ means, japanese, little }: Pick<SearchWords['foreign'], 'means' | 'japanese' | 'little'>) {
    this.#english = lazy(() => byText(means));
    this.#japanese = lazy(() => {
      const words = byText(japanese);
      // The longest that fits is taken.
      const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length);
      return { words, pattern: new RegExp(longestFirst.join('|') || '(?!)', 'g') };
    });
    this.#little = new Set(little);
  }

  /**
   * What somebody typed in another language in the English words of the guide, folded.
   * @param isOurs tells words and names that the guide knows as they stand; they are left alone
   * @returns the text as it was when nothing in it had to be translated
   */
  translate(folded: string, isOurs: (word: string) => boolean): string {
    const western = this.#fromJapanese(folded);
    const words = western.split(' ');
    const said: { text: string; isTranslated: boolean }[] = [];
    for (let from = 0; from < words.length; from += 1) {
      const length = this.#lengthFrom(words, from, isOurs);
      const text = words.slice(from, from + Math.max(1, length)).join(' ');
      said.push({ text: length > 0 ? (this.#english().get(text) ?? text) : text, isTranslated: length > 0 });
      from += Math.max(0, length - 1);
    }
    const little = said.filter(({ text }) => this.#little.has(text) && !isFiller(text) && !isOurs(text)).length;
    if (little < LEAST_LITTLE && !said.some(({ isTranslated }) => isTranslated)) return western;
    return said
      .filter(({ text, isTranslated }) => isTranslated || !this.#little.has(text))
      .map(({ text }) => text)
      .join(' ');
  }

  /** How many words from here on have a meaning together; 0 when none has. */
  #lengthFrom(words: readonly string[], from: number, isOurs: (word: string) => boolean): number {
    for (let length = Math.min(LONGEST_PHRASE, words.length - from); length > 0; length -= 1) {
      const text = words.slice(from, from + length).join(' ');
      if (this.#english().has(text) && (length > 1 || !isOurs(text))) return length;
    }
    return 0;
  }

  /** Japanese in English words; what is not known is left out once anything was. */
  #fromJapanese(folded: string): string {
    const { words, pattern } = this.#japanese();
    const english = folded.replace(pattern, (word) => ` ${words.get(word) ?? ''} `);
    return english === folded ? folded : english.replace(JAPANESE_SIGNS, ' ').replace(/\s+/g, ' ').trim();
  }
}

/** Each text, folded, with what it means. */
function byText(means: Readonly<Record<string, readonly string[]>>): Map<string, string> {
  return new Map(
    Object.entries(means).flatMap(([english, texts]) =>
      texts.map((text): [string, string] => [foldText(text), english]),
    ),
  );
}
