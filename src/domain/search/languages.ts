import { lazy } from '#domain/value/lazy.ts';
import type { SearchWords } from './search-words.schema.ts';
import { stemOf } from './words.ts';

/** A text that is to come out in another language. */
interface LanguageGoal {
  /** The text without the language. */
  text: string;
  /** Whether it is to be carried over by what is typed: 'into Polish', 'in six languages', 'a Polish version'. */
  isCarried: boolean;
  /** Whether something that exists is to be carried over, rather than made in that language. */
  isSure: boolean;
}

const AND = '(?: (?:and|or|und|oder|y|et|e|then|plus|also))*';
const SEVERAL =
  '(?:an?other|a second|a foreign|(?:many|several|all|both|other|different|more|various|foreign|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d+)(?: (?:our|other|different|more))?) languages?';
/** Carries over what is there, whatever it is. */
const SAME = /\b(same|also|too|as well|exists?|existing|finished)\b/;
/** Stands before what is there. */
const THERE = /\b(our|the|this|these|that|my|unser\w*|dies\w*|der|die|das|den|notre|nos|nuestr\w+|nosso|il nostro)\b/;
const WRITTEN_NEW = /^(?:(?:please|help me|i need to|i want to|can you|to) )*(?:write|draft|compose|invent)\b/;
/** So few words name a thing and do not say that it is to be made: 'film auf deutsch'. */
const BARE = 2;
/** Somebody who is to say it: 'our ceo should say this'. */
const TO_SPEAK =
  /\b(?:our|the|my|this|an?) [^ ]+(?: [^ ]+)? (?:(?:should|must|shall|has to|have to|needs? to|will|can|to) )?(?:says?|speaks?|talks?)\b/;

/** Languages as the goal of a job: 'the same reel in hindi and tamil' is to be dubbed, 'the leaflet into polish' translated. */
export class Languages {
  readonly #goal: () => RegExp;
  readonly #spoken: ReadonlySet<string>;
  readonly #written: ReadonlySet<string>;

  constructor({ languages, spoken, written }: SearchWords['foreign']) {
    this.#spoken = new Set(spoken.map(stemOf));
    this.#written = new Set(written.map(stemOf));
    this.#goal = lazy(() => {
      const name = `(?:${[...languages].sort((a, b) => b.length - a.length).join('|') || '(?!)'})`;
      const names = `(?<first>${name})(?<further>(?:${AND} ${name})*)`;
      return new RegExp(
        `\\b(?:(?<=(?<speaking>\\b(?:speaks?|speaking) ))${names}|(?:from ${name} )?(?<to>in|into|to(?! polish\\b)|auf|ins|nach|en|em|au) (?:${names.replaceAll('?<', '?<to')}|(?<several>${SEVERAL}))|(?:an? |the )?${name} (?<version>version|edition|dub|language version)s?(?: of)?)(?! )?(?=$| )`,
      );
    });
  }

  /** What is to come out in another language; null when no language is named as the goal. */
  goalOf(folded: string): LanguageGoal | null {
    const found = this.#goal().exec(folded);
    if (found === null) return null;
    const { speaking, to, tofurther, further, several, version } = found.groups ?? {};
    if (speaking !== undefined && !TO_SPEAK.test(folded)) return null;
    const text = `${folded.slice(0, found.index)} ${folded.slice(found.index + found[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
    if (text === '') return null;
    const isCarried =
      /^(?:in)?to$/.test(to ?? '') ||
      several !== undefined ||
      version !== undefined ||
      (tofurther ?? further ?? '') !== '';
    return {
      text,
      isCarried,
      isSure:
        isCarried || text.split(' ').length <= BARE || SAME.test(text) || (THERE.test(text) && !WRITTEN_NEW.test(text)),
    };
  }

  #kindOf(stem: string): 'dub-a-video' | 'translate-text' | null {
    if (this.#written.has(stem)) return 'translate-text';
    return this.#spoken.has(stem) ? 'dub-a-video' : null;
  }

  /** The task that carries a thing, named in English words, into another language; null when no such thing is named. */
  jobOn(text: string): 'dub-a-video' | 'translate-text' | null {
    const kinds = text.split(' ').map((word) => this.#kindOf(stemOf(word)));
    // The first that is named, of words side by side the last: a 'radio script' is written.
    const first = kinds.findIndex((kind) => kind !== null);
    if (first < 0) return TO_SPEAK.test(text) ? 'dub-a-video' : null;
    return kinds[first + 1] ?? kinds[first] ?? null;
  }
}
