import type { Fit } from '#domain/tool/tool-words.ts';
import type { SearchTool } from './search-tool.ts';
import type { ResultTask, SearchTask } from './task-index.ts';

/** Characters of a search that are read, and results of a kind that are given: unless asked otherwise, and at most. */
export const SEARCH_LIMITS = { characters: 120, finds: 10, mostFinds: 50 } as const;

/** A tool that answers, and why. */
export interface ResultTool {
  tool: SearchTool;
  score: number;
  /** The task that it was found for; null when it was found by name, rights or text. */
  task: SearchTask | null;
  fit: Fit | null;
  /** By meaning: for a task that the words together seem to ask for, though none of them says it. */
  by: 'name' | 'task' | 'likeness' | 'rights' | 'text' | 'meaning';
  /** What its score is made of before price and rights are weighed in; only of what was found by what the words say. */
  parts?: ScoreParts;
  /** What price and rights leave of it, from 0 to 1, when they are not part of its score. */
  suits?: number;
  /** How much of what was typed its own texts say, against the tool whose texts say most of it. */
  told?: number;
}

/** What the words give a tool. */
interface ScoreParts {
  name: number;
  /** By the task that it was found for. */
  task: number;
  /** By its other tasks that answer, the best of which is `also`. */
  further: number;
  also: SearchTask | null;
  text: number;
  rights: number;
  price: number;
}

/** What a search finds. */
export interface Results {
  /** What was searched for instead of what was typed, when slips were put right; null else. */
  didYouMean: string | null;
  /** What no entry says although it was asked: 'No entry says which plan has single sign-on …'. */
  notRead: string | null;
  tools: readonly ResultTool[];
  tasks: readonly ResultTask[];
}
