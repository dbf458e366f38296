import type { Task } from '#domain/task/task.schema.ts';
import type { EverydayLife } from './everyday-life.ts';
import type { SearchWords } from './search-words.schema.ts';
import { isWeakStem, stemOf, tellingWords, wordsOf } from './words.ts';

/** What the search reads of a task. */
export type SearchTask = Pick<Task, 'slug' | 'title' | 'says'>;

/** A task that answers what was typed. */
export interface ResultTask {
  task: SearchTask;
  /** From 0 to 1: how much of what was typed it says, and how much of what it says was typed. */
  score: number;
}

/** One thing that people say for a task. */
interface Phrase {
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
const SCATTERED = 0.65;
/** What is left to a phrase that goes the other way: 'text to audio' for 'audio to text'. */
const OTHER_WAY = 0.5;
/** Phrases that are made ready at once: about 2 ms of work. */
const PHRASES_A_STEP = 100;
/** Said word for word. */
const SAID_EXACTLY = 1.3;
/** A word that stands in so many phrases of a task is at its core: it will do beside words that nobody knows. */
const CORE = 5;
/** What a phrase tells at least when it is said word for word, though its words are common: 'what is next in'. */
const WITHIN_A_WORD = 4;
const SAID_WITHIN = 10;
/** Words that say the same in any phrase. */
const SAME = new Map([
  ['into', 'to'],
  ...['shall', 'could', 'would', 'can', 'will', 'must', 'may', 'might', 'do', 'does'].map(
    (modal) => [modal, 'should'] as const,
  ),
]);
const ARTICLES = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'this', 'these']);
/** Words of the longest phrase that is looked for within what was typed. */
const LONGEST_SAID = 6;
/** What is not said costs more than its share. */
const STEEPNESS = 1.5;
/** How little a word tells that stands in few phrases of a task, when it is all that a phrase shares with what was typed. */
const LONE_STEEPNESS = 0.5;
/** How much of its score a phrase keeps when next to nothing of it was typed. */
const LEAST_FOR_PART = 0.45;

/** How tasks are looked for. */
export interface TaskFinding {
  isOpen: boolean;
  isKnownElsewhere: (stem: string) => boolean;
  isCorrected?: boolean;
  isLenient?: boolean;
  /** The sentence that it stands in, folded. */
  sentence?: string;
}

/** Finds the tasks behind what somebody types: by their titles and by what people say for them. */
export class TaskIndex {
  readonly #phrases: Phrase[] = [];
  readonly #phrasesOf = new Map<string, Phrase[]>();
  /** In how many tasks a stem stands. */
  readonly #tasksWith = new Map<string, number>();
  /** In how many phrases of a task a stem stands. */
  readonly #phrasesWith = new Map<SearchTask, Map<string, number>>();
  readonly #count: number;
  readonly #bySlug: ReadonlyMap<string, SearchTask>;
  readonly #said = new Set<string>();
  /** Tasks by what is said for them, each word by its stem. */
  readonly #within = new Map<string, SearchTask[]>();
  /** Every word that stands in a title or is said. */
  readonly words = new Set<string>();

  readonly #life: EverydayLife;

  /**
   * @param said what is said for tasks in passing, by slug
   */
  constructor(tasks: readonly SearchTask[], said: SearchWords['said'], life: EverydayLife) {
    this.#life = life;
    const textsOf = ({ slug, title, says }: SearchTask) => [title, ...says, ...(said[slug] ?? [])];
    this.#count = tasks.length;
    this.#bySlug = new Map(tasks.map((task) => [task.slug, task]));
    for (const task of tasks) {
      const texts = textsOf(task);
      for (const stem of new Set(texts.flatMap((text) => stemsOf(text))))
        this.#tasksWith.set(stem, (this.#tasksWith.get(stem) ?? 0) + 1);
      for (const word of texts.flatMap(wordsOf)) this.words.add(word);
    }
    for (const task of tasks) {
      const phrasesWith = new Map<string, number>();
      this.#phrasesWith.set(task, phrasesWith);
      const passing = new Set(said[task.slug]);
      for (const text of textsOf(task)) {
        const stems = [...new Set(stemsOf(text))];
        const weight = stems.reduce((sum, stem) => sum + this.weigh(stem), 0);
        const folded = wordsOf(text).join(' ');
        this.#said.add(folded);
        const key = stemmed(folded.split(' '));
        this.#within.set(key, [...(this.#within.get(key) ?? []), task]);
        // 'In our voice' asks for more than 'voice'.
        if (stems.length === 1 && passing.has(text) && folded.includes(' ')) continue;
        for (const stem of stems) phrasesWith.set(stem, (phrasesWith.get(stem) ?? 0) + 1);
        this.#phrases.push({ task, folded, stems, weight });
      }
    }
  }

  /** Fills it, a step at a time, so that a browser can breathe in between; to be run to its end before `find`. */
  *fill(): Generator<void, void> {
    for (let from = 0; from < this.#phrases.length; from += PHRASES_A_STEP) {
      for (const phrase of this.#phrases.slice(from, from + PHRASES_A_STEP))
        for (const stem of phrase.stems) {
          const others = this.#phrasesOf.get(stem);
          if (others) others.push(phrase);
          else this.#phrasesOf.set(stem, [phrase]);
        }
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

  /** Whether anything is said for a task, word for word but for endings, within a folded text. */
  saysWithin(text: string): boolean {
    return this.#saidWithin(text).size > 0;
  }

  /** In how many tasks a stem stands. */
  tasksSaying(stem: string): number {
    return this.#tasksWith.get(stem) ?? 0;
  }

  /** Whether a stem stands in several phrases of one task and in nothing that is said for others. */
  isOfOneTask(stem: string): boolean {
    const [first, ...others] = this.#phrasesOf.get(stem) ?? [];
    return others.length > 0 && others.every(({ task }) => task === first?.task);
  }

  /** Whether a stem stands in anything that is said for a task. */
  saysOf(task: SearchTask, stem: string): boolean {
    return this.#phrasesWith.get(task)?.has(stem) ?? false;
  }

  /** What a stem tells: the fewer tasks say it, the more. A stem that no task says tells as much as the rarest. */
  weigh(stem: string): number {
    const count = this.#tasksWith.get(stem);
    const rarity = count === undefined ? UNKNOWN * Math.log(1 + this.#count) : Math.log(1 + this.#count / count);
    return isWeakStem(stem) ? WEAK * rarity : rarity;
  }

  #times(task: SearchTask, stem: string): number {
    return this.#phrasesWith.get(task)?.get(stem) ?? 0;
  }

  /** Whether a word is what a task is about, so that it will do beside words that nobody knows. */
  #isCore(task: SearchTask, stem: string): boolean {
    return !this.#life.meansOther(stem) && this.#times(task, stem) >= CORE;
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
    { isOpen, isKnownElsewhere, isCorrected = false, isLenient = false, sentence = typed }: TaskFinding,
  ): ResultTask[] {
    const stems = [...new Set(words.map(stemOf))];
    if (stems.length === 0) return [];
    const whole = this.#weighAll(stems, isLenient);
    const last = isOpen && typed.endsWith(words.at(-1) ?? '') ? words.at(-1) : undefined;
    const way = wayOf(typed);
    const best = new Map<SearchTask, Answer>();
    const answerOf = (task: SearchTask) => {
      const answer = best.get(task) ?? { scores: [], said: new Map<string, number>(), isTurned: false };
      best.set(task, answer);
      return answer;
    };
    const isKnown = stems.every((stem) => this.#tasksWith.has(stem) || isWeakStem(stem) || isKnownElsewhere(stem));
    for (const [phrase, { own, begun }] of this.#matching(stems, last)) {
      const answer = answerOf(phrase.task);
      let said = 0;
      let matched = 0;
      for (const stem of own) {
        const weight = this.weigh(stem);
        said += weight;
        matched += weight;
        answer.said.set(stem, weight);
      }
      if (begun.length > 0 && last !== undefined) {
        const stem = stemOf(last);
        const weight = BEGUN * this.weigh(stem);
        if (!own.includes(stem)) {
          said += weight;
          answer.said.set(stem, Math.max(weight, answer.said.get(stem) ?? 0));
        }
        for (const one of begun) matched += this.weigh(one);
      }
      const ofPhrase = Math.min(1, matched / phrase.weight);
      const turned = isOtherWay(way, phrase) ? OTHER_WAY : 1;
      answer.isTurned ||= turned < 1;
      const lone =
        own.length === 1 && begun.length === 0 && stems.length > 1 && phrase.stems.length > 1
          ? Math.min(1, this.#times(phrase.task, own[0] ?? '') / CORE) ** LONE_STEEPNESS
          : 1;
      const share = lone * turned * (said / whole) ** STEEPNESS * (LEAST_FOR_PART + (1 - LEAST_FOR_PART) * ofPhrase);
      answer.scores.push(phrase.folded === typed ? SAID_EXACTLY : share);
    }
    for (const [task, part] of this.#saidWithin(sentence)) {
      const answer = answerOf(task);
      const own = new Set(part.map(stemOf));
      let [inPhrase, besides] = [0, 0];
      for (const stem of stems) {
        const weight = this.weigh(stem);
        if (own.has(stem)) inPhrase += weight;
        else if (answer.said.has(stem)) besides += weight;
      }
      const said = Math.max(inPhrase, Math.min(SAID_WITHIN, WITHIN_A_WORD * part.length));
      answer.within = Math.max(answer.within ?? 0, ((said + besides) / (whole - inPhrase + said)) ** STEEPNESS);
    }
    return [...best]
      .flatMap(([task, { scores, said, isTurned, within = 0 }]): ResultTask[] => {
        const share = sum(said.values()) / whole;
        const inOne = combined(scores);
        if (within > 0) return [{ task, score: Math.max(inOne, within * (isTurned ? OTHER_WAY : 1)) }];
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
              ? isKnown && !this.#life.meansOther(only)
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

  /** The phrases that have any of some stems, with those they have and, of the last word that may go on, what it begins. */
  #matching(stems: readonly string[], last: string | undefined): Map<Phrase, { own: string[]; begun: string[] }> {
    const found = new Map<Phrase, { own: string[]; begun: string[] }>();
    const add = (kind: 'own' | 'begun', stem: string) => {
      for (const phrase of this.#phrasesOf.get(stem) ?? []) {
        const one = found.get(phrase) ?? { own: [], begun: [] };
        one[kind].push(stem);
        found.set(phrase, one);
      }
    };
    for (const stem of stems) add('own', stem);
    // 'camping' may go on as itself, not as a word that its stem begins.
    if (last !== undefined && last.length > 1)
      for (const stem of this.#phrasesOf.keys()) if (stem.startsWith(last) && !stems.includes(stem)) add('begun', stem);
    return found;
  }

  /** What is said for tasks within a text, word for word but for their endings; the longest of each task. */
  #saidWithin(text: string): Map<SearchTask, readonly string[]> {
    const all = text.split(' ');
    const found = new Map<SearchTask, readonly string[]>();
    // 'script into a video' is 'script to video'.
    for (const words of [all, all.filter((word) => !ARTICLES.has(word))])
      for (let from = 0; from < words.length; from += 1)
        for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_SAID); to += 1) {
          const part = words.slice(from, to);
          for (const task of this.#within.get(stemmed(part)) ?? [])
            if (part.length > (found.get(task)?.length ?? 0)) found.set(task, part);
        }
    return found;
  }
}

/** How a task answers what was typed. */
interface Answer {
  /** Of each of its phrases. */
  scores: number[];
  /** The stems that it says, by what they tell. */
  said: Map<string, number>;
  isTurned: boolean;
  /** The share that it answers with what is said for it, word for word, within what was typed. */
  within?: number;
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

/** Words by their stems, fillers too. */
function stemmed(words: readonly string[]): string {
  return words.map((word) => SAME.get(word) ?? stemOf(word)).join(' ');
}

function stemsOf(text: string): string[] {
  return tellingWords(wordsOf(text)).map(stemOf);
}
