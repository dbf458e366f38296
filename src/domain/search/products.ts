import { Meanings } from './meanings.ts';
import type { SearchWords } from './search-words.schema.ts';
import { isFiller } from './words.ts';

/** Asks for another tool than the one named. */
const ASKING = new Set(
  'alternative alternatives like similar instead replacement replace competitor competitors substitute'.split(' '),
);
const BESIDE = new Set(
  'to of for from a an the free cheap cheaper better than something anything tool tools app apps software'.split(' '),
);

/** A text with products that the guide does not list in the words of the job they do. */
interface JobsNamed {
  text: string;
  /** The product that another one is wanted for. */
  insteadOf: string | null;
}

/** Products that the guide has no entry for, by the job they do. */
export class Products {
  readonly #jobs: Meanings;
  readonly #words: ReadonlySet<string>;

  constructor({ jobs, words }: SearchWords['products']) {
    this.#jobs = new Meanings(jobs);
    this.#words = new Set(words);
  }

  /**
   * A folded text with the names of products in the words of the job they do: 'like loom' → 'like screen recording'. A
   * name that is a word of ours as well ('grain'), or one of many names of a tool of ours ('dall e'), is read as that job
   * only when another one than it is asked for and nothing else.
   * @param isOurs tells words of the guide
   * @param isNamed tells names of its tools, which are left alone
   */
  nameJobs(folded: string, isOurs: (word: string) => boolean, isNamed: (phrase: string) => boolean): JobsNamed {
    const words = folded.split(' ');
    if (words.some((word) => ASKING.has(word))) {
      const asked = words.filter((word) => !ASKING.has(word) && !BESIDE.has(word)).join(' ');
      // 'leonardo ai alternative' names a tool; 'dall e' is one of many names of one.
      if (isNamed(asked) && this.jobOf(asked) === undefined) return { text: folded, insteadOf: null };
      const named = words.filter((word) => !ASKING.has(word) && !BESIDE.has(word) && !isFiller(word)).join(' ');
      const job = this.jobOf(named);
      if (job !== undefined) return { text: folded.replace(named, job), insteadOf: named };
    }
    const left = (text: string) =>
      text.includes(' ') ? isNamed(text) : isOurs(text) || (this.#words.has(text) && text !== folded);
    return { text: this.#jobs.replaceIn(folded, left, false), insteadOf: null };
  }

  /** The job that a whole folded text names a product for, with or without the number of a version. */
  jobOf(folded: string): string | undefined {
    return this.#jobs.of(folded) ?? this.#jobs.of(folded.replace(/ \d+$/, ''));
  }

  /** Whether a name is a word as well. */
  isWord(name: string): boolean {
    return this.#words.has(name);
  }

  /** Whether a word is the name of such a product, so that it is no slip. */
  has(word: string): boolean {
    return this.#jobs.of(word) !== undefined;
  }
}
