import { confirmedFacts } from '#domain/tool/evidence/evidence.ts';
import type { UseCase } from '#domain/tool/catalogue/filter-criteria.ts';
import { paidWorkOf } from '#domain/tool/plan/on-some-plan.ts';
import { FIT_WEIGHTS } from '#domain/tool/fit-weight.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import type { Task } from './task.schema.ts';

/** Each fit as a line begins with it. */
export const FIT_WORDS: Record<Fit, string> = { 'made for': 'Made for', 'good at': 'Good at', can: 'Can' };
/** Each fit as it is said of a job that was named before. */
export const FIT_TITLES: Record<Fit, string> = { 'made for': 'Made for it', 'good at': 'Good at it', can: 'Can do it' };

/** A tool that does a task, and how well. */
export interface TaskTool<T> extends Omit<ToolTask, 'task'> {
  tool: T;
}

/** What the order on a task's page reads of a tool. Nothing about money paid to us is among it: there is no such field. */
type TaskRankable = Pick<Tool, 'id' | 'slug' | 'tasks' | 'status' | 'evidence' | 'yakPick' | 'rights' | 'priceOfYes'>;

/**
 * The living tools that do a task, best first: by fit; of equal ones by paid work (a yes before what nobody knows, a no
 * last), then those for which it stands higher among their own tasks, then the editors' choice, then the better
 * confirmed, then the older entry. The name decides nothing.
 */
export function toolsForTask<T extends TaskRankable>(slug: string, tools: readonly T[]): TaskTool<T>[] {
  return bestFirst(doersByTask(tools).get(slug) ?? []);
}

/** The same for every task at once, by its slug; a task that no living tool does is not among them. */
export function toolsByTask<T extends TaskRankable>(tools: readonly T[]): Map<string, TaskTool<T>[]> {
  return new Map([...doersByTask(tools)].map(([slug, doers]) => [slug, bestFirst(doers)]));
}

interface Doer<T> {
  tool: T;
  own: ToolTask;
  /** Of the task among the tool's own; of one that it names twice the first. */
  place: number;
  /** How many of the tool's facts are confirmed. */
  confirmed: number;
}

function doersByTask<T extends TaskRankable>(tools: readonly T[]): Map<string, Doer<T>[]> {
  const doers = new Map<string, Doer<T>[]>();
  for (const tool of tools) {
    if (tool.status.state === 'shut down') continue;
    const confirmed = confirmedFacts(tool);
    for (const [place, own] of tool.tasks.entries()) {
      const others = doers.get(own.task);
      if (!others) doers.set(own.task, [{ tool, own, place, confirmed }]);
      else if (others.at(-1)?.tool !== tool) others.push({ tool, own, place, confirmed });
    }
  }
  return doers;
}

function bestFirst<T extends TaskRankable>(doers: readonly Doer<T>[]): TaskTool<T>[] {
  return doers
    .toSorted(
      (a, b) =>
        FIT_WEIGHTS[b.own.fit] - FIT_WEIGHTS[a.own.fit] ||
        paidWorkOf(b.tool) - paidWorkOf(a.tool) ||
        a.place - b.place ||
        Number(b.tool.yakPick !== null) - Number(a.tool.yakPick !== null) ||
        b.confirmed - a.confirmed ||
        a.tool.id - b.tool.id,
    )
    .map(({ tool, own: { fit, note } }) => ({ tool, fit, note }));
}

/** The use case of each task that belongs to one. */
export function useCasesOf(tasks: readonly Pick<Task, 'slug' | 'useCase'>[]): Map<string, UseCase> {
  return new Map(tasks.flatMap(({ slug, useCase }) => (useCase === null ? [] : [[slug, useCase] as const])));
}
