import type { Department, Goal } from '#domain/quiz/quiz-words.ts';
import { categoryTerms } from '#domain/tool/category-terms.ts';
import { confirmedFacts } from '#domain/tool/evidence.ts';
import { taskWeightAt, wantedWeightAt } from '#domain/tool/fit-weight.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';
import type { Fit } from '#domain/tool/tool-words.ts';

/** What a shared kind, desk or goal adds to the tasks that both do: a share of them for each. */
const ALIKE_STEP = 0.1;

/** What the nearness of two tools is made of. */
export type Alike = Pick<Tool, 'id' | 'category'> & {
  departments: readonly Department[];
  goals: readonly Goal[];
  tasks: readonly Pick<ToolTask, 'task' | 'fit'>[];
};

/** What the order of near tools reads. Nothing about money paid to us is among it: there is no such field. */
export type Comparable = Alike & Pick<Tool, 'status' | 'evidence'>;

/** How near a tool is to another one, the weightiest figure first. */
type Nearness = readonly [tasks: number, category: number, uses: number, confirmed: number, olderEntry: number];

interface Near<T> {
  tool: T;
  nearness: Nearness;
}

/** A tool that does a task, and what the task says about it. */
interface Doer<T> {
  tool: T;
  weight: number;
}

/** Tools with the same category. */
interface Kind<T> {
  terms: readonly string[];
  tools: T[];
}

/**
 * Prepares the search for near tools among all; the function that it gives back finds up to `count` for one of them, the
 * nearest first, never itself and none that is shut down. By the tasks both do, each weighed by fit on both sides, by how
 * high it stands among the tool's own and by how few do it, the more when category, desks and goals are shared too; without
 * any, by these alone; then by confirmed facts, then the older entry. The name decides nothing.
 */
export function nearestAmong<T extends Comparable>(tools: readonly T[]): (tool: T, count: number) => T[] {
  const living = tools.filter(({ status }) => status.state !== 'shut down');
  const nearness = nearnessAmong(living);
  const kinds = kindsOf(living);
  const kindsNear = rememberedBy(
    ({ category }: T) => category,
    (tool) => sortByTerms(categoryTerms(tool.category), kinds),
  );
  return (tool, count) => {
    const near: Near<T>[] = [];
    const shared = nearness(tool);
    for (const [other, tasks] of shared) {
      // Most are further away by their tasks alone: with thousands of tools the other figures would take minutes.
      if (tasks < (near[count - 1]?.nearness[0] ?? 0)) continue;
      keepNearest(near, count, { tool: other, nearness: nearnessOf(tool, other, tasks) });
    }
    let lastTerms = Number.POSITIVE_INFINITY;
    for (const [terms, kind] of kindsNear(tool)) {
      if (near.length === count && terms < lastTerms) break;
      lastTerms = terms;
      for (const other of kind.tools) {
        if (other.id === tool.id || shared.has(other)) continue;
        keepNearest(near, count, { tool: other, nearness: nearnessOf(tool, other, 0) });
      }
    }
    return near.map((found) => found.tool);
  };
}

/**
 * Prepares the nearness of tools that do the same jobs; the function that it gives back says, for one of them, how near each
 * other is that shares a job with it: the one rule of alternatives, wherever they are named.
 * @param living the tools to look among, none that is shut down
 */
export function nearnessAmong<T extends Alike>(living: readonly T[]): (tool: T) => Map<T, number> {
  const doers = doersByTask(living);
  return (tool) => {
    const near = sharedTasks(tool, doers, living.length);
    for (const [other, tasks] of near)
      near.set(other, tasks * (1 + ALIKE_STEP * (termsOf(tool, other) + usesOf(tool, other))));
    return near;
  };
}

/** The jobs that two tools both do well, at most `count`, what weighs most first: 'make a poster or flyer'. */
export function sharedJobs(tool: Pick<Tool, 'tasks'>, other: Pick<Tool, 'tasks'>, count: number): string[] {
  const doneWell = (fit: Fit) => fit !== 'can';
  const weights = new Map(
    other.tasks.map(({ task, fit }, place) => [task, doneWell(fit) ? taskWeightAt(fit, place) : undefined]),
  );
  return tool.tasks
    .flatMap((own, place) => {
      const weight = weights.get(own.task);
      return weight === undefined || !doneWell(own.fit)
        ? []
        : [{ task: own.task, weight: weight * taskWeightAt(own.fit, place) }];
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ task }) => task.replaceAll('-', ' '));
}

function doersByTask<T extends Alike>(living: readonly T[]): Map<string, Doer<T>[]> {
  const doers = new Map<string, Doer<T>[]>();
  for (const tool of living) {
    for (const [place, own] of tool.tasks.entries()) {
      const known = doers.get(own.task) ?? [];
      known.push({ tool, weight: taskWeightAt(own.fit, place) });
      doers.set(own.task, known);
    }
  }
  return doers;
}

/** The tools that share a task with this one, and how much their shared tasks say; a task that few do says more. */
function sharedTasks<T extends Alike>(tool: T, doers: Map<string, Doer<T>[]>, all: number): Map<T, number> {
  const shared = new Map<T, number>();
  for (const [place, own] of tool.tasks.entries()) {
    const others = doers.get(own.task) ?? [];
    const rarity = Math.log(1 + all / Math.max(others.length, 1));
    for (const { tool: other, weight } of others) {
      if (other.id === tool.id) continue;
      shared.set(other, (shared.get(other) ?? 0) + wantedWeightAt(own.fit, place) * weight * rarity);
    }
  }
  return shared;
}

function nearnessOf(tool: Comparable, other: Comparable, tasks: number): Nearness {
  const [terms, uses] = tasks > 0 ? [0, 0] : [termsOf(tool, other), usesOf(tool, other)];
  return [tasks, terms, uses, confirmedFacts(other), -other.id];
}

function termsOf(tool: Alike, other: Alike): number {
  return nearnessOfTerms(categoryTerms(tool.category), categoryTerms(other.category));
}

/** Desks and goals that both name. */
function usesOf(tool: Alike, other: Alike): number {
  return countShared(tool.departments, other.departments) + countShared(tool.goals, other.goals);
}

/** Most shared terms first; of as many, those with the same first term. */
function nearnessOfTerms(own: readonly string[], theirs: readonly string[]): number {
  const shared = countShared(own, theirs);
  return shared === 0 ? 0 : 2 * shared + (own[0] === theirs[0] ? 1 : 0);
}

function kindsOf<T extends Comparable>(living: readonly T[]): Kind<T>[] {
  return [...Map.groupBy(living, ({ category }) => category)].map(([category, found]) => ({
    terms: categoryTerms(category),
    tools: found,
  }));
}

/** The kinds that share a term, the nearest first. */
function sortByTerms<T>(terms: readonly string[], kinds: readonly Kind<T>[]): [nearness: number, Kind<T>][] {
  return kinds
    .map((kind): [number, Kind<T>] => [nearnessOfTerms(terms, kind.terms), kind])
    .filter(([nearness]) => nearness > 0)
    .sort(([a], [b]) => b - a);
}

/** Puts a candidate where it belongs among the nearest. */
function keepNearest<T>(near: Near<T>[], count: number, candidate: Near<T>): void {
  const index = near.findIndex((found) => isNearer(candidate.nearness, found.nearness));
  near.splice(index === -1 ? near.length : index, 0, candidate);
  if (near.length > count) near.pop();
}

function isNearer(a: Nearness, b: Nearness): boolean {
  const first = a.findIndex((figure, index) => figure !== b[index]);
  return first !== -1 && (a[first] ?? 0) > (b[first] ?? 0);
}

function countShared(a: readonly string[], b: readonly string[]): number {
  return a.reduce((sum, word) => (b.includes(word) ? sum + 1 : sum), 0);
}

function rememberedBy<In, Out>(keyOf: (given: In) => string, make: (given: In) => Out): (given: In) => Out {
  const made = new Map<string, Out>();
  return (given) => {
    const key = keyOf(given);
    const known = made.get(key) ?? make(given);
    made.set(key, known);
    return known;
  };
}
