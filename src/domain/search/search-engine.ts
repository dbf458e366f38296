import { type Lexicon, lexiconOf } from './lexicon.ts';
import { NameIndex } from './name-index.ts';
import type { SearchTool } from './search-tool.ts';
import type { SearchWords } from './search-words.schema.ts';
import { Spelling } from './spelling.ts';
import type { TaskClassifier } from './task-classifier.ts';
import { type SearchTask, TaskIndex } from './task-index.ts';
import { negatedStem, statedStems, wordsOf } from './words.ts';

/** Everything that one search needs, made once for a catalogue. */
export interface SearchEngine {
  tools: readonly SearchTool[];
  tasks: TaskIndex;
  names: NameIndex;
  spelling: Spelling;
  texts: TextIndex;
  lexicon: Lexicon;
  /** What is meant by sentences that name no task; null where it is too much to send: in the browser. */
  classifier: TaskClassifier | null;
}

/** Tools that are made ready at once: about 2 ms of work. */
const TEXTS_A_STEP = 8;
const NAMES_A_STEP = 400;

/** Makes the engine at once: for functions, builds and tests. */
export function searchEngine(
  tools: readonly SearchTool[],
  tasks: readonly SearchTask[],
  words: SearchWords,
  classifier: TaskClassifier | null = null,
): SearchEngine {
  const steps = engineInSteps(tools, tasks, words);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { ...value, classifier };
  }
}

/** Makes the engine a few milliseconds at a time, so that a browser answers the keys in between. */
export function* engineInSteps(
  tools: readonly SearchTool[],
  tasks: readonly SearchTask[],
  words: SearchWords,
): Generator<void, SearchEngine> {
  const lexicon = lexiconOf(words);
  const taskIndex = new TaskIndex(tasks, words.said, lexicon.life);
  yield;
  yield* taskIndex.fill();
  const names = new NameIndex((word) => taskIndex.knows(word), makersOfOne(tools));
  for (let from = 0; from < tools.length; from += NAMES_A_STEP) {
    names.add(tools.slice(from, from + NAMES_A_STEP));
    yield;
  }
  names.sort();
  yield;
  const texts = new TextIndex(tools.filter(({ words }) => words !== ''));
  yield* texts.fill();
  const spelling = new Spelling();
  spelling.add(taskIndex.words);
  const joined = names.names();
  for (let from = 0; from < joined.length; from += NAMES_A_STEP) {
    spelling.add(joined.slice(from, from + NAMES_A_STEP));
    yield;
  }
  for (let from = 0; from < tools.length; from += NAMES_A_STEP) {
    spelling.add(tools.slice(from, from + NAMES_A_STEP).flatMap(({ name }) => wordsOf(name)));
    yield;
  }
  return { tools, tasks: taskIndex, names, spelling, texts, lexicon, classifier: null };
}

/** Makers with one tool alone: their name stands for it. */
function makersOfOne(tools: readonly SearchTool[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { maker } of tools) counts.set(maker, (counts.get(maker) ?? 0) + 1);
  return new Set([...counts].flatMap(([maker, count]) => (count === 1 ? [maker] : [])));
}

/** What the texts of tools say, by stems. */
class TextIndex {
  readonly #tools: readonly SearchTool[];
  readonly #toolsWith = new Map<string, SearchTool[]>();

  constructor(tools: readonly SearchTool[]) {
    this.#tools = tools;
  }

  *fill(): Generator<void, void> {
    for (let from = 0; from < this.#tools.length; from += TEXTS_A_STEP) {
      for (const tool of this.#tools.slice(from, from + TEXTS_A_STEP))
        for (const stem of tool.words.split(' ')) {
          const others = this.#toolsWith.get(stem);
          if (others) others.push(tool);
          else this.#toolsWith.set(stem, [tool]);
        }
      yield;
    }
  }

  knows(stem: string): boolean {
    return this.#toolsWith.has(stem);
  }

  /** The stems of some words; of what is not wanted the plain one, unless a text says that it is not there. */
  statedIn(words: readonly string[], telling: readonly string[]): string[] {
    return statedStems(words, telling).map((stem) => (this.knows(stem) ? stem : (negatedStem(stem) ?? stem)));
  }

  /** The tools whose texts say a stem. */
  saying(stem: string): readonly SearchTool[] {
    return this.#toolsWith.get(stem) ?? [];
  }

  /** For each tool that says any of these stems: the share of what was typed that it says, from 0 to 1. */
  find(stems: readonly string[]): Map<SearchTool, number> {
    const whole = stems.reduce((sum, stem) => sum + this.#weigh(stem), 0);
    const found = new Map<SearchTool, number>();
    for (const stem of stems)
      for (const tool of this.#toolsWith.get(stem) ?? [])
        found.set(tool, (found.get(tool) ?? 0) + this.#weigh(stem) / whole);
    return found;
  }

  #weigh(stem: string): number {
    return Math.log(1 + this.#tools.length / (this.#toolsWith.get(stem)?.length ?? 1));
  }
}
