import MiniSearch from 'minisearch';
import type { Task } from '#domain/task/task.schema.ts';
import { isEverydayStem, isWeakStem, stemOf, tellingWords, wordsOf } from './words.ts';

/** What the search reads of a task. */
export type SearchTask = Pick<Task, 'slug' | 'title' | 'says'>;

/** A task that answers what was typed. */
export interface FoundTask {
  task: SearchTask;
  /** From 0 to 1: how much of what was typed it says, and how much of what it says was typed. */
  score: number;
}

/** One thing that people say for a task. */
interface Phrase {
  id: number;
  task: SearchTask;
  folded: string;
  stems: readonly string[];
  /** Sum of what its stems weigh. */
  weight: number;
}

/** A word that was typed as the beginning of a longer one counts this much. */
const BEGUN = 0.8;
/** A word that no task says tells this share of what the rarest word tells. */
const UNKNOWN = 0.9;
/** A word that stands beside any job tells this share. */
const WEAK = 0.4;
/** So many words that no task says tell this, further ones this share of it. */
const UNKNOWN_WHOLE = 2;
const UNKNOWN_FURTHER = 0.3;
/**
 * The share of what was typed that a task must say to be found: by a word at its core; by two words or more; by one, when the others are known to
 * belong elsewhere; by one, when nobody knows the others.
 */
const LEAST = { core: 0.3, byTwo: 0.3, byOne: 0.34, besideUnknown: 0.6, loneScore: 0.3 } as const;
/** The shares for a long sentence that nothing answers else. */
const LENIENT = { core: 0.18, byTwo: 0.15 } as const;
/** What is left to a task that says all of it, but in several phrases. */
const SCATTERED = 0.75;
/** What is left to a phrase that goes the other way: 'text to audio' for 'audio to text'. */
const OTHER_WAY = 0.5;
/** Phrases that are made ready at once: about 2 ms of work. */
const PHRASES_A_STEP = 100;
/** Said word for word. */
const SAID_EXACTLY = 1.3;
/** A word that stands in so many phrases of a task is at its core: it will do beside words that nobody knows. */
const CORE = 5;
/** What is not said costs more than its share. */
const STEEPNESS = 1.5;
/** How much of its score a phrase keeps when next to nothing of it was typed. */
const LEAST_FOR_PART = 0.45;

/** How tasks are looked for. */
export interface TaskFinding {
  isOpen: boolean;
  isKnownElsewhere: (stem: string) => boolean;
  isCorrected?: boolean;
  isLenient?: boolean;
}

/** Finds the tasks behind what somebody types: by their titles and by what people say for them. */
export class TaskIndex {
  readonly #phrases: Phrase[] = [];
  readonly #finder: MiniSearch<Phrase>;
  /** In how many tasks a stem stands. */
  readonly #tasksWith = new Map<string, number>();
  /** In how many phrases of a task a stem stands. */
  readonly #phrasesWith = new Map<SearchTask, Map<string, number>>();
  readonly #count: number;
  readonly #bySlug: ReadonlyMap<string, SearchTask>;
  readonly #said = new Set<string>();
  /** Every word that stands in a title or is said. */
  readonly words = new Set<string>();

  constructor(tasks: readonly SearchTask[]) {
    this.#count = tasks.length;
    this.#bySlug = new Map(tasks.map((task) => [task.slug, task]));
    for (const task of tasks) {
      const texts = [task.title, ...task.says];
      for (const stem of new Set(texts.flatMap((text) => stemsOf(text))))
        this.#tasksWith.set(stem, (this.#tasksWith.get(stem) ?? 0) + 1);
      for (const word of texts.flatMap(wordsOf)) this.words.add(word);
    }
    for (const task of tasks) {
      const phrasesWith = new Map<string, number>();
      this.#phrasesWith.set(task, phrasesWith);
      for (const text of [task.title, ...task.says]) {
        this.#said.add(wordsOf(text).join(' '));
        const stems = [...new Set(stemsOf(text))];
        const weight = stems.reduce((sum, stem) => sum + this.weigh(stem), 0);
        for (const stem of stems) phrasesWith.set(stem, (phrasesWith.get(stem) ?? 0) + 1);
        this.#phrases.push({ id: this.#phrases.length, task, folded: wordsOf(text).join(' '), stems, weight });
      }
    }
    this.#finder = new MiniSearch<Phrase>({
      fields: ['stems'],
      extractField: (phrase, field) => (field === 'stems' ? phrase.stems.join(' ') : String(phrase.id)),
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
  }

  /** Fills it, a step at a time, so that a browser can breathe in between; to be run to its end before `find`. */
  *fill(): Generator<void, void> {
    for (let from = 0; from < this.#phrases.length; from += PHRASES_A_STEP) {
      this.#finder.addAll(this.#phrases.slice(from, from + PHRASES_A_STEP));
      yield;
    }
  }

  bySlug(slug: string): SearchTask | undefined {
    return this.#bySlug.get(slug);
  }

  /** Whether any task says this word, in this or another form. */
  knows(word: string): boolean {
    return this.#tasksWith.has(stemOf(word));
  }

  /** Whether a task says this folded text, word for word. */
  says(text: string): boolean {
    return this.#said.has(text);
  }

  /** What a stem tells: the fewer tasks say it, the more. A stem that no task says tells as much as the rarest. */
  weigh(stem: string): number {
    const count = this.#tasksWith.get(stem);
    const rarity = count === undefined ? UNKNOWN * Math.log(1 + this.#count) : Math.log(1 + this.#count / count);
    return isWeakStem(stem) ? WEAK * rarity : rarity;
  }

  /** Whether a word is what a task is about, so that it will do beside words that nobody knows. */
  #isCore(task: SearchTask, stem: string): boolean {
    return !isEverydayStem(stem) && (this.#phrasesWith.get(task)?.get(stem) ?? 0) >= CORE;
  }

  /** What some stems tell together; of those that no task says the first few count whole, further ones less: people talk. */
  #weighAll(stems: readonly string[], isLenient: boolean): number {
    let unknown = 0;
    let whole = 0;
    for (const stem of stems) {
      const isUnknown = !this.#tasksWith.has(stem);
      if (isUnknown) unknown += 1;
      whole += this.weigh(stem) * (isUnknown && (isLenient || unknown > UNKNOWN_WHOLE) ? UNKNOWN_FURTHER : 1);
    }
    return whole;
  }

  /**
   * The tasks that answer, best first, each once.
   * @param words the telling words that were typed
   * @param typed all that was typed, folded
   * @param isOpen whether the last word may still go on; isKnownElsewhere whether the texts of tools know a stem;
   * isCorrected whether slips were put right: then a lone word is not enough; isLenient whether a smaller share will do
   */
  find(
    words: readonly string[],
    typed: string,
    { isOpen, isKnownElsewhere, isCorrected = false, isLenient = false }: TaskFinding,
  ): FoundTask[] {
    const stems = [...new Set(words.map(stemOf))];
    if (stems.length === 0) return [];
    const whole = this.#weighAll(stems, isLenient);
    const last = isOpen && typed.endsWith(words.at(-1) ?? '') ? words.at(-1) : undefined;
    const lastStem = last === undefined ? undefined : stemOf(last);
    const way = wayOf(typed);
    const best = new Map<SearchTask, { scores: number[]; said: Map<string, number>; isTurned: boolean }>();
    const isKnown = stems.every((stem) => this.#tasksWith.has(stem) || isWeakStem(stem) || isKnownElsewhere(stem));
    const results = this.#finder.search(stems.join(' '), {
      prefix: (term) => term === lastStem && term.length > 1,
    });
    // 'camping' may go on as itself, not as a word that its stem begins.
    const goesOn = (term: string) => last === undefined || term.startsWith(last);
    for (const { id, match, queryTerms } of results) {
      const phrase = this.#phrases[id as number];
      if (!phrase) continue;
      const own = new Set(phrase.stems);
      const typedTerms = queryTerms.filter((stem) => own.has(stem) || Object.keys(match).some(goesOn));
      if (typedTerms.length === 0) continue;
      const found = best.get(phrase.task) ?? { scores: [], said: new Map<string, number>(), isTurned: false };
      best.set(phrase.task, found);
      let said = 0;
      for (const stem of typedTerms) {
        const weight = this.weigh(stem) * (own.has(stem) ? 1 : BEGUN);
        said += weight;
        found.said.set(stem, Math.max(weight, found.said.get(stem) ?? 0));
      }
      const matched = Object.keys(match).reduce((sum, stem) => sum + this.weigh(stem), 0);
      const ofPhrase = Math.min(1, matched / phrase.weight);
      const turned = isOtherWay(way, phrase) ? OTHER_WAY : 1;
      found.isTurned ||= turned < 1;
      const share = turned * (said / whole) ** STEEPNESS * (LEAST_FOR_PART + (1 - LEAST_FOR_PART) * ofPhrase);
      found.scores.push(phrase.folded === typed ? SAID_EXACTLY : share);
    }
    return [...best]
      .flatMap(([task, { scores, said, isTurned }]): FoundTask[] => {
        const share = sum(said.values()) / whole;
        const inOne = combined(scores);
        const [only = ''] = said.keys();
        const isLone = said.size === 1 && stems.length > 1;
        const isCore = isLone && !isCorrected && this.#isCore(task, only);
        if (isLenient ? isLone && !isCore : isLone && !isCore && inOne < LEAST.loneScore) return [];
        const least = isLenient ? LENIENT : LEAST;
        if (
          share <
          (isCore
            ? least.core
            : isLone
              ? isKnown && !isEverydayStem(only)
                ? LEAST.byOne
                : LEAST.besideUnknown
              : least.byTwo)
        )
          return [];
        const scattered = (isTurned ? OTHER_WAY : 1) * SCATTERED * share ** STEEPNESS;
        return [{ task, score: Math.max(inOne, scattered) }];
      })
      .sort((a, b) => b.score - a.score || (a.task.slug < b.task.slug ? -1 : 1));
  }
}

/** What becomes what: 'audio into text' goes from audio to text. */
function wayOf(folded: string): { from: string; to: string } | null {
  const groups = /(?<from>[^ ]+) (?:in)?to (?:an? )?(?<to>[^ ]+)/.exec(folded)?.groups;
  return groups ? { from: stemOf(groups['from'] ?? ''), to: stemOf(groups['to'] ?? '') } : null;
}

function isOtherWay(way: { from: string; to: string } | null, { stems }: Phrase): boolean {
  if (way === null) return false;
  const [from, to] = [stems.indexOf(way.from), stems.indexOf(way.to)];
  return from >= 0 && to >= 0 && to < from;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** The best phrase decides; further ones add a little, since a task that says it in many ways is surely meant. */
function combined(scores: number[]): number {
  const [first = 0, second = 0, third = 0] = scores.sort((a, b) => b - a);
  return first + 0.06 * second + 0.03 * third;
}

function stemsOf(text: string): string[] {
  return tellingWords(wordsOf(text)).map(stemOf);
}
