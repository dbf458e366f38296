import type { Task } from '#domain/task/task.schema.ts';
import type { TaskTool } from '#domain/task/task-tools.ts';
import { FIT_WEIGHTS } from '#domain/tool/fit-weight.ts';
import type { Fit } from '#domain/tool/tool-words.ts';

/** One job of a desk, with the tools that do it. */
interface DeskLine<T> {
  task: Task;
  /** The best for it; none where no living tool does it. */
  best: TaskTool<T> | undefined;
  /** Those named after it: all that are made for it, with those good at it up to three in all; what merely can only where nothing does it well. */
  named: TaskTool<T>[];
  /** Those that do it besides. */
  more: TaskTool<T>[];
}

/** The jobs of a desk, a line each, and the few tools that do most of them. */
interface DeskLedger<T> {
  lines: DeskLine<T>[];
  few: {
    tool: T;
    /** Jobs that it does well and none before it. */
    adds: Task[];
  }[];
}

/** Tools that the short answer names. */
export const FEW = 3;
/** Tools of a job by name, where no more of them are made for it. */
const MAX_NAMED = 3;
/** The difference of fit between two tools that is none. */
const EQUAL = 1e-9;

/**
 * Jobs in the order in which they come. Of the few tools the first fits most of the jobs, then always the one that adds the
 * most to those before it; of equal ones the one that fits more jobs in all, then the older entry.
 * @param doersOf the tools that do a job, best first
 */
export function deskLedger<T extends { id: number }>(
  tasks: readonly Task[],
  doersOf: (slug: string) => readonly TaskTool<T>[],
): DeskLedger<T> {
  const fitsOf = new Map<T, Map<string, Fit>>();
  for (const { slug } of tasks)
    for (const { tool, fit } of doersOf(slug)) {
      const own = fitsOf.get(tool) ?? new Map<string, Fit>();
      fitsOf.set(tool, own.set(slug, fit));
    }
  const lines = tasks.map((task) => {
    const doers = doersOf(task.slug);
    const [best, ...named] = bestOf(doers);
    return { task, best, named, more: best ? doers.slice(named.length + 1) : [] };
  });
  const few: DeskLedger<T>['few'] = [];
  const done = new Set<Task>();
  for (const tool of fewOf(fitsOf)) {
    const adds = tasks.filter((task) => !done.has(task) && isWell(fitsOf.get(tool)?.get(task.slug)));
    for (const task of adds) done.add(task);
    few.push({ tool, adds });
  }
  return { lines, few };
}

function bestOf<T>(doers: readonly TaskTool<T>[]): TaskTool<T>[] {
  const made = doers.filter(({ fit }) => fit === 'made for');
  if (made.length >= MAX_NAMED) return made;
  const well = doers.filter(({ fit }) => isWell(fit));
  return (well.length > 0 ? well : doers).slice(0, MAX_NAMED);
}

function fewOf<T extends { id: number }>(fitsOf: ReadonlyMap<T, ReadonlyMap<string, Fit>>): T[] {
  const reached = new Map<string, number>();
  const few: T[] = [];
  const left = new Set([...fitsOf].filter(([, own]) => [...own.values()].some(isWell)).map(([tool]) => tool));
  while (few.length < FEW && left.size > 0) {
    const [best] = [...left]
      .map((tool) => {
        const own = [...(fitsOf.get(tool) ?? [])];
        const adds = own.map(([slug, fit]) => Math.max(0, FIT_WEIGHTS[fit] - (reached.get(slug) ?? 0)));
        return { tool, adds: sumOf(adds), all: sumOf(own.map(([, fit]) => FIT_WEIGHTS[fit])) };
      })
      .sort((a, b) => apart(b.adds, a.adds) || apart(b.all, a.all) || a.tool.id - b.tool.id);
    if (!best) break;
    few.push(best.tool);
    left.delete(best.tool);
    for (const [slug, fit] of fitsOf.get(best.tool) ?? [])
      reached.set(slug, Math.max(FIT_WEIGHTS[fit], reached.get(slug) ?? 0));
  }
  return few;
}

function isWell(fit: Fit | undefined): boolean {
  return fit !== undefined && fit !== 'can';
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function apart(a: number, b: number): number {
  return Math.abs(a - b) < EQUAL ? 0 : a - b;
}
