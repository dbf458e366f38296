import type { Task } from '#domain/task/task.schema.ts';
import type { TaskTool } from '#domain/task/task-tools.ts';
import { FIT_WEIGHTS } from '#domain/tool/fit-weight.ts';
import type { Fit } from '#domain/tool/tool-words.ts';

/** One job of a desk, with how well each tool of the matrix does it. */
interface DeskRow<T> {
  task: Task;
  /** In the order of the tools; null where a tool does not do it. */
  marks: (Fit | null)[];
  /** The best for it, whether they have a column or not: all that are made for it, with those good at it up to three; what merely can only where nothing does it well. */
  best: TaskTool<T>[];
  /** The other tools that do it. */
  others: number;
}

/** The jobs of a desk against the tools that serve it. */
interface DeskMatrix<T> {
  tools: T[];
  rows: DeskRow<T>[];
  /** Jobs that each tool does well and none before it. */
  adds: Task[][];
}

/** Columns that stand side by side on a wide page, each wide enough for a finger, and leave room for names behind them. */
export const MAX_TOOLS = 12;
/** Tools of a job by name, where no more of them are made for it. */
const MAX_NAMED = 3;
/** The difference of fit between two tools that is none. */
const EQUAL = 1e-9;

/**
 * From the left: the tool that fits most of the jobs, then always the one that adds the most to those before it; of equal
 * ones the one that fits more jobs in all, then the older entry. What merely can do a job has no column of its own. A job
 * stands under the first tool that fits it, so that the matrix is read as stairs.
 * @param doersOf the tools that do a job
 */
export function deskMatrix<T extends { id: number }>(
  tasks: readonly Task[],
  doersOf: (slug: string) => readonly TaskTool<T>[],
): DeskMatrix<T> {
  const fitsOf = new Map<T, Map<string, Fit>>();
  for (const { slug } of tasks)
    for (const { tool, fit } of doersOf(slug)) {
      const own = fitsOf.get(tool) ?? new Map<string, Fit>();
      fitsOf.set(tool, own.set(slug, fit));
    }
  const tools = columnsOf(fitsOf);
  const rows = tasks.map((task) => {
    const marks = tools.map((tool) => fitsOf.get(tool)?.get(task.slug) ?? null);
    const doers = doersOf(task.slug);
    const best = bestOf(doers);
    return { task, marks, best, others: doers.length - best.length };
  });
  const adds = tools.map((_, place) => rows.filter((row) => stairOf(row) === place).map(({ task }) => task));
  return { tools, rows: rows.sort((a, b) => stairOf(a) - stairOf(b)), adds };
}

function bestOf<T>(doers: readonly TaskTool<T>[]): TaskTool<T>[] {
  const made = doers.filter(({ fit }) => fit === 'made for');
  if (made.length >= MAX_NAMED) return made;
  const well = doers.filter(({ fit }) => isWell(fit));
  return (well.length > 0 ? well : doers).slice(0, MAX_NAMED);
}

function columnsOf<T extends { id: number }>(fitsOf: ReadonlyMap<T, ReadonlyMap<string, Fit>>): T[] {
  const reached = new Map<string, number>();
  const columns: T[] = [];
  const left = new Set([...fitsOf].filter(([, own]) => [...own.values()].some(isWell)).map(([tool]) => tool));
  while (columns.length < MAX_TOOLS && left.size > 0) {
    const [best] = [...left]
      .map((tool) => {
        const own = [...(fitsOf.get(tool) ?? [])];
        const adds = own.map(([slug, fit]) => Math.max(0, FIT_WEIGHTS[fit] - (reached.get(slug) ?? 0)));
        return { tool, adds: sumOf(adds), all: sumOf(own.map(([, fit]) => FIT_WEIGHTS[fit])) };
      })
      .sort((a, b) => apart(b.adds, a.adds) || apart(b.all, a.all) || a.tool.id - b.tool.id);
    if (!best) break;
    columns.push(best.tool);
    left.delete(best.tool);
    for (const [slug, fit] of fitsOf.get(best.tool) ?? [])
      reached.set(slug, Math.max(FIT_WEIGHTS[fit], reached.get(slug) ?? 0));
  }
  return columns;
}

/** Place of the first tool that does the job well; behind all of them where there is none. */
function stairOf({ marks }: Pick<DeskRow<unknown>, 'marks'>): number {
  const place = marks.findIndex((fit) => fit !== null && isWell(fit));
  return place === -1 ? marks.length : place;
}

function isWell(fit: Fit): boolean {
  return fit !== 'can';
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

function apart(a: number, b: number): number {
  return Math.abs(a - b) < EQUAL ? 0 : a - b;
}
