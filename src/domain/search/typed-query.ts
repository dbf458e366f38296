import type { Results } from './search-results.ts';
import { FIT_WEIGHTS, taskWeightAt } from '#domain/tool/fit-weight.ts';
import type { Fit } from '#domain/tool/tool-words.ts';

/** What the reader typed in their own words, and how far each tool answers it. */
export interface TypedQuery {
  words: string;
  /** By id of the tool, 0 to 1: the best answer of the search has 1; a tool that is not named answers nothing of it. */
  shares: ReadonlyMap<number, number>;
  /** Ids of the tools that do what the words mean together, though nothing that they do is said. */
  meant: ReadonlySet<number>;
  /** Ids of the tools that were not found, and do what those that were found do besides. */
  near: ReadonlySet<number>;
}

/** What the best tool counts that does what the words only seem to ask for, and how much more when its texts say most of them. */
const MEANING_SHARE = 0.9;
const TOLD_SHARE = 1 - MEANING_SHARE;

/** What the nearest of the tools counts that were not found. */
const NEAR_SHARE = 0.2;
/** Tasks that answer nearly as well as the best, by their share of its score. */
const LEADING_TASK = 0.5;

/** What a tool does, in its own order. */
interface Doing {
  id: number;
  tasks: readonly { task: string; fit: Fit }[];
}

type Finder = (typed: string) => Pick<Results, 'tools' | 'tasks'>;

/**
 * What was typed as the search of the guide reads it; null when nothing was typed.
 * @param all the tools, among which those are that do something near
 */
export function queryOf(words: string | undefined, find: Finder, all: readonly Doing[] = []): TypedQuery | null {
  const typed = words?.trim() ?? '';
  if (typed === '') return null;
  const { tools, tasks } = find(`${typed} `);
  const best = Math.max(0, ...tools.map(({ score }) => score));
  const found = new Map(
    tools.map((one) => [one.tool.id, one.by === 'meaning' ? meantShare(one, tasks) : one.score / best]),
  );
  const near = found.size > 0 ? nearTo(tasks, all).filter(([id]) => !found.has(id)) : [];
  return {
    words: typed,
    shares: new Map([...found, ...near]),
    near: new Set(near.map(([id]) => id)),
    meant: new Set(tools.filter(({ by }) => by === 'meaning').map(({ tool }) => tool.id)),
  };
}

/** How well a tool does what may be meant: the likelier the task and the better its fit, the more. Its place tells less. */
function meantShare({ tool, suits = 1, told = 0 }: Results['tools'][number], tasks: Results['tasks']): number {
  const likeliest = Math.max(...tasks.map(({ score }) => score));
  const shares = tool.tasks.map(({ task, fit }, place) => {
    const score = tasks.find((one) => one.task.slug === task)?.score ?? 0;
    return (score / likeliest) * taskWeightAt(fit, place);
  });
  return (MEANING_SHARE + TOLD_SHARE * told) * suits * Math.max(0, ...shares);
}

/** The tools that do what those for the leading tasks do besides, with their shares: who sharpens photos enlarges them too. */
function nearTo(tasks: Results['tasks'], all: readonly Doing[]): [number, number][] {
  const best = Math.max(0, ...tasks.map(({ score }) => score));
  const leading = new Map(
    tasks.filter(({ score }) => score >= LEADING_TASK * best).map(({ task, score }) => [task.slug, score / best]),
  );
  const besides = new Map<string, number>();
  const whole = new Map<string, number>();
  const add = (sums: Map<string, number>, task: string, weight: number) =>
    sums.set(task, (sums.get(task) ?? 0) + weight);
  for (const tool of all) {
    const own = Math.max(
      0,
      ...tool.tasks.map(({ task, fit }) => (fit === 'can' ? 0 : (leading.get(task) ?? 0) * FIT_WEIGHTS[fit])),
    );
    // What a tool for everything does besides says little.
    const breadth = tool.tasks.reduce((sum, { fit }) => sum + FIT_WEIGHTS[fit], 0);
    for (const { task, fit } of tool.tasks) {
      add(whole, task, FIT_WEIGHTS[fit]);
      if (!leading.has(task)) add(besides, task, (own * FIT_WEIGHTS[fit]) / breadth);
    }
  }
  const nearness = (task: string) => (besides.get(task) ?? 0) / (whole.get(task) ?? 1);
  const nearest = Math.max(...[...besides.keys()].map(nearness));
  if (!(nearest > 0)) return [];
  return all.flatMap(({ id, tasks: own }): [number, number][] => {
    const share = Math.max(0, ...own.map(({ task, fit }, place) => nearness(task) * taskWeightAt(fit, place)));
    return share > 0 ? [[id, (NEAR_SHARE * share) / nearest]] : [];
  });
}
