import { type ClueOptions, cluesOf, lettersIn } from './clues.ts';
import { CountedClues, type CountedWeights } from './counted-weights.ts';
import { toShares } from './learn-weights.ts';
import { type LearnedWeights, WeighedClues } from './learned-weights.ts';

/** What was learned of how people ask for tasks without naming them, as it travels. */
export interface LearnedTasks {
  /** By slug; the places of `tasks`. */
  slugs: readonly string[];
  tasks: LearnedWeights;
  /** The same by counting words and their neighbours, and by counting letters. */
  counted: { words: CountedWeights; letters: CountedWeights };
  /** One class: whether it is asked of the guide at all. */
  scope: LearnedWeights;
}

/** How clues are taken for either question. What is asked of the guide shows in little words, too. */
export const TASK_CLUES: ClueOptions = { filler: 0.3, withPairs: false };
export const COUNTED_CLUES: ClueOptions = { filler: 1, withPairs: true };
export const SCOPE_CLUES: ClueOptions = { filler: 1, withPairs: true };

/** What is counted weighs this much beside what was learned by steps. */
const COUNTED = 0.2;
/** All three say much the same: together they are less sure than their sum. */
const CERTAINTY = 1.5;

/** Tells by all words of a sentence together what is meant by it, where nothing that is said for a task stands in it. */
export class TaskClassifier {
  readonly #slugs: readonly string[];
  readonly #tasks: WeighedClues;
  readonly #words: CountedClues;
  readonly #letters: CountedClues;
  readonly #scope: WeighedClues;

  constructor({ slugs, tasks, counted, scope }: LearnedTasks) {
    this.#slugs = slugs;
    this.#tasks = new WeighedClues(tasks);
    this.#words = new CountedClues(counted.words);
    this.#letters = new CountedClues(counted.letters);
    this.#scope = new WeighedClues(scope);
  }

  /** How surely a text is asked of the guide: above 0 sooner than not (log odds). */
  scopeOf(text: string): number {
    return this.#scope.weigh(cluesOf(text, SCOPE_CLUES))[0] ?? 0;
  }

  /** How many words of a text were never met, neither in what is asked of the guide nor in what is not. */
  unmetIn(text: string): number {
    return this.#scope.unmetIn(cluesOf(text, SCOPE_CLUES));
  }

  /** The likeliest tasks, by their shares of one. */
  tasksOf(text: string, atMost: number): { slug: string; share: number }[] {
    const words = this.#words.weigh(cluesOf(text, COUNTED_CLUES));
    const letters = this.#letters.weigh(lettersIn(text));
    const shares = Float64Array.from(
      this.#tasks.weigh(cluesOf(text, TASK_CLUES)),
      (learned, place) => (learned + COUNTED * ((words[place] ?? 0) + (letters[place] ?? 0))) / CERTAINTY,
    );
    toShares(shares);
    return this.#slugs
      .map((slug, place) => ({ slug, share: shares[place] ?? 0 }))
      .sort((a, b) => b.share - a.share)
      .slice(0, atMost);
  }
}
