import type { Department, Goal } from './audience.ts';
import { categoryTerms } from './category-terms.ts';
import { confirmedFacts } from '#domain/tool/evidence/evidence.ts';
import { taskWeightAt, wantedWeightAt } from './fit-weight.ts';
import { jobNamed } from './job-doing.ts';
import type { Tool, ToolTask } from './tool.schema.ts';
import type { Fit } from './tool-words.ts';

/** What a shared kind, desk or goal adds to the tasks that both do: a share of them for each. */
const ALIKE_STEP = 0.1;

/** What the nearness of two tools is made of. */
type Alike = Pick<Tool, 'id' | 'category'> & {
  departments: readonly Department[];
  goals: readonly Goal[];
  tasks: readonly Pick<ToolTask, 'task' | 'fit'>[];
};

/** What the order of near tools reads. Nothing about money paid to us is among it: there is no such field. */
type Comparable = Alike & Pick<Tool, 'status' | 'evidence'>;

/** How near a tool is to another one, the weightiest figure first. */
type Nearness = readonly [tasks: number, category: number, uses: number, confirmed: number, olderEntry: number];

interface Near<T> {
  tool: T;
  nearness: Nearness;
}

/** The tools that do a task, by their places among all, and what the task says about each. */
interface Doers {
  places: number[];
  weights: number[];
}

/** The tools that share a task with one, by their places among all, and how near each place is: 0 where nothing is shared. */
interface Reached {
  places: readonly number[];
  nearness: Float64Array;
}

/** Tools with the same category. */
interface Kind<T> {
  terms: readonly string[];
  tools: { tool: T; place: number }[];
}

/**
 * Prepares the search for near tools among all; the function that it gives back finds up to `count` for one of them, the
 * nearest first, never itself and none that is shut down. By the tasks both do, each weighed by fit on both sides, by how
 * high it stands among the tool's own and by how few do it, the more when category, desks and goals are shared too; without
 * any, by these alone; then by confirmed facts, then the older entry. The name decides nothing.
 */
export function nearestAmong<T extends Comparable>(tools: readonly T[]): (tool: T, count: number) => T[] {
  const living = tools.filter(({ status }) => status.state !== 'shut down');
  const reachedFrom = reachAmong(living);
  const kinds = kindsOf(living);
  const kindsNear = rememberedBy(
    ({ category }: T) => category,
    (tool) => sortByTerms(categoryTerms(tool.category), kinds),
  );
  return (tool, count) => {
    const near: Near<T>[] = [];
    const { places, nearness } = reachedFrom(tool);
    let furthest = 0;
    for (const place of places) {
      const [other, tasks] = [living[place], nearness[place] ?? 0];
      // Most are further away by their tasks alone: with thousands of tools the other figures would take minutes.
      if (tasks < furthest || !other) continue;
      keepNearest(near, count, { tool: other, nearness: nearnessOf(tool, other, tasks) });
      furthest = near[count - 1]?.nearness[0] ?? 0;
    }
    let lastTerms = Number.POSITIVE_INFINITY;
    for (const [terms, kind] of kindsNear(tool)) {
      if (near.length === count && terms < lastTerms) break;
      lastTerms = terms;
      for (const { place, tool: other } of kind.tools) {
        if (other.id === tool.id || nearness[place] !== 0) continue;
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
  const reachedFrom = reachAmong(living);
  return (tool) => {
    const { places, nearness } = reachedFrom(tool);
    return new Map(places.flatMap((place) => (living[place] ? [[living[place], nearness[place] ?? 0]] : [])));
  };
}

/**
 * Figures are kept by place, and what two tools are called alike for is compared once per pair of lists: ten thousand tools
 * share a task with thousands each. What is given back holds until the next tool is asked for.
 */
function reachAmong<T extends Alike>(living: readonly T[]): (tool: T) => Reached {
  const doers = doersByTask(living);
  const termsAlike = comparedOnce(living, ({ category }) => categoryTerms(category), nearnessOfTerms);
  const desksAlike = comparedOnce(living, ({ departments }) => departments, countShared);
  const goalsAlike = comparedOnce(living, ({ goals }) => goals, countShared);
  const nearness = new Float64Array(living.length);
  let reached: number[] = [];
  return (tool) => {
    for (const place of reached) nearness[place] = 0;
    reached = shareTasks(tool, doers, nearness);
    const places = reached.filter((place) => living[place]?.id !== tool.id);
    const [terms, desks, goals] = [termsAlike(tool), desksAlike(tool), goalsAlike(tool)];
    for (const place of places) {
      const alike = terms(place) + (desks(place) + goals(place));
      nearness[place] = (nearness[place] ?? 0) * (1 + ALIKE_STEP * alike);
    }
    return { places, nearness };
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
    .map(({ task }) => jobNamed(task));
}

function doersByTask(living: readonly Alike[]): Map<string, Doers> {
  const doers = new Map<string, Doers>();
  for (const [place, { tasks }] of living.entries()) {
    for (const [rank, { task, fit }] of tasks.entries()) {
      const known = doers.get(task) ?? { places: [], weights: [] };
      known.places.push(place);
      known.weights.push(taskWeightAt(fit, rank));
      doers.set(task, known);
    }
  }
  return doers;
}

/**
 * Adds up how much the tasks say that each tool shares with this one; a task that few do says more.
 * @param sums by place, 0 wherever nothing was added yet
 * @returns the places that share a task, with the tool's own
 */
function shareTasks({ tasks }: Alike, doers: ReadonlyMap<string, Doers>, sums: Float64Array): number[] {
  const reached: number[] = [];
  for (const [rank, { task, fit }] of tasks.entries()) {
    const { places, weights } = doers.get(task) ?? { places: [], weights: [] };
    const rarity = Math.log(1 + sums.length / Math.max(places.length, 1));
    const wanted = wantedWeightAt(fit, rank);
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0;
      const sum = sums[place] ?? 0;
      if (sum === 0) reached.push(place);
      sums[place] = sum + wanted * (weights[index] ?? 0) * rarity;
    }
  }
  return reached;
}

/** Prepares a comparison of lists with those of all tools, by their places: each pair of different lists is compared once. */
function comparedOnce<T extends Alike>(
  living: readonly T[],
  listOf: (tool: T) => readonly string[],
  compare: (own: readonly string[], theirs: readonly string[]) => number,
): (tool: T) => (place: number) => number {
  const textOf = (tool: T) => listOf(tool).join('\n');
  const lists = new Map(living.map((tool) => [textOf(tool), listOf(tool)]));
  const numbers = new Map([...lists.keys()].map((text, number) => [text, number]));
  const numberAt = Int32Array.from(living, (tool) => numbers.get(textOf(tool)) ?? 0);
  const figuresFor = rememberedBy(textOf, (tool) =>
    Int32Array.from(lists.values(), (theirs) => compare(listOf(tool), theirs)),
  );
  return (tool) => {
    const figures = figuresFor(tool);
    return (place) => figures[numberAt[place] ?? 0] ?? 0;
  };
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
  const placed = living.map((tool, place) => ({ tool, place }));
  return [...Map.groupBy(placed, ({ tool }) => tool.category)].map(([category, found]) => ({
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
