import { listed } from '#domain/text/list-text.ts';
import { inEach } from '#domain/value/in-each.ts';
import { jobDoing, jobNamed } from '#domain/tool/job-doing.ts';
import type { Tool, ToolTask } from '#domain/tool/tool.schema.ts';
import {
  gainsOver,
  inSentence,
  jobsOf,
  BETTER_AT,
  weighAlternative,
  type Weighable,
} from '#domain/tool/alternatives/weigh-alternative.ts';
import { openPhrase, twoPrices } from '#domain/tool/plan/two-prices.ts';

/** Two tools side by side, in the alphabetical order of their slugs. */
export type Pair = readonly [Tool, Tool];

/** One of several tools that a sentence sets apart. */
type Rival = Weighable & Pick<Tool, 'name' | 'pros'>;

/** A pair with a page, as the browser knows it. */
export interface ComparedPair {
  ids: [number, number];
  /** 'Canva or Figma'. */
  title: string;
  path: string;
}

/** Of how many nearest tools each tool gets a page beside itself. */
const NEAREST_PAIRS = 3;
/** Jobs and reasons that speak for one tool in the sentence about two; fewer reasons where jobs are named already. */
const JOBS_AT_MOST = 2;
const REASONS_AT_MOST = 3;
const REASONS_BESIDE_JOBS = 2;
const ON_FREE = 'paid work on the free plan';
export const LOWER_PRICE = 'the lower price';
export const LOWEST_PRICE = 'the lowest price';

/** Last part of the address of two tools: 'canva-vs-figma', whichever is asked for first. */
export function versusSlug(a: Pick<Tool, 'slug'>, b: Pick<Tool, 'slug'>): string {
  return [a.slug, b.slug].sort().join('-vs-');
}

/** The path of the page about two tools. */
export function versusPath(a: Pick<Tool, 'slug'>, b: Pick<Tool, 'slug'>): string {
  return `/versus/${versusSlug(a, b)}`;
}

/** The pairs that get a page, by slug: each living tool of `tools` with its three nearest, each pair once. */
export function versusPairs(
  tools: readonly Tool[],
  nearestOf: (tool: Tool, count: number) => readonly Tool[],
): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const tool of tools.filter(({ status }) => status.state !== 'shut down')) {
    for (const other of nearestOf(tool, NEAREST_PAIRS)) {
      pairs.set(versusSlug(tool, other), tool.slug < other.slug ? [tool, other] : [other, tool]);
    }
  }
  return pairs;
}

/**
 * What speaks for a tool beside another one, the strongest first, at most `count` things, in words that follow
 * its name: 'the lower price ($10 against $20 a month)', 'indemnity'. From facts alone; an unconfirmed
 * price is no reason, and a job is named by itself.
 */
export function reasonsToTake(tool: Weighable, insteadOf: Weighable, count: number): string[] {
  const { reason, gains } = weighAlternative(insteadOf, tool);
  return [...reasonWords(reason), ...gains].filter((words) => !words.startsWith(BETTER_AT)).slice(0, count);
}

/** What decides for one tool: 'Runway' and 'changing existing footage, large teams, paid work from $15 a month'. */
interface TakeLine {
  /** The tool; empty in a sentence about several. */
  name: string;
  words: string;
}

/** Who should take which of these tools, in a sentence for each from what their tasks and facts say of each other. */
export function takeWhich(tools: readonly Rival[]): string {
  return takeLines(tools)
    .map(({ name, words }) => `${name}${name && ': '}${words}.`)
    .join(' ');
}

/** The same line by line. */
function takeLines(tools: readonly Rival[]): TakeLine[] {
  const [a, b, ...more] = tools;
  if (!a || !b) return [];
  const lines = tools.map((tool) => ({
    name: tool.name,
    words: purpose(
      tool,
      tools.filter((other) => other !== tool),
    ),
  }));
  const taken = lines.filter(({ words }) => words !== '');
  const names = (of: readonly { name: string }[], joint: 'and' | 'or') =>
    listed(
      of.map(({ name }) => name),
      joint,
    );
  if (taken.length === 0)
    return [{ name: '', words: `No fact sets ${names(tools, 'and')} apart: let their pros and cons decide` }];
  if (taken.length === lines.length) return taken;
  const rest = lines.filter(({ words }) => words === '');
  if (more.length > 0)
    return [...taken, { name: '', words: `No fact speaks for ${names(rest, 'or')} before all others` }];
  const other = lines[0]?.words ? b : a;
  const [pro] = other.pros;
  return [...taken, { name: other.name, words: pro ? `by its pros, “${pro}”` : 'no fact speaks for it instead' }];
}

/** The jobs that a tool does better than all others, 'make a storyboard', and what else speaks for it. */
export function setsApart(tool: Rival, others: readonly Rival[]): { jobs: string[]; reasons: string[] } {
  const own = inEach(others.map((other) => jobsOf(tool, other, tool.tasks.length)));
  const jobs = (own.length > 0 ? own : inEach(others.map((other) => fitterJobs(tool, other)))).slice(0, JOBS_AT_MOST);
  const count = jobs.length > 0 ? REASONS_BESIDE_JOBS : REASONS_AT_MOST;
  const [only] = others;
  const reasons = only && others.length === 1 ? reasonsToTake(tool, only, count) : reasonsBefore(tool, others, count);
  return { jobs, reasons };
}

const fits: readonly (ToolTask['fit'] | undefined)[] = [undefined, 'can', 'good at', 'made for'];

/** Jobs that a tool does well and another one less well. */
function fitterJobs(tool: Pick<Tool, 'tasks'>, other: Pick<Tool, 'tasks'>): string[] {
  const theirs = new Map(other.tasks.map(({ task, fit }) => [task, fit]));
  const isFitter = ({ task, fit }: ToolTask) => fit !== 'can' && fits.indexOf(fit) > fits.indexOf(theirs.get(task));
  return tool.tasks.filter(isFitter).map(({ task }) => jobNamed(task));
}

/** 'making a storyboard, indemnity, paid work from $10 a month'; empty when nothing speaks for the tool. */
function purpose(tool: Rival, others: readonly Rival[]): string {
  const { jobs, reasons } = setsApart(tool, others);
  const parts = [...(jobs.length === 0 ? [] : [listed(jobs.map(jobDoing), 'or')]), ...reasons];
  if (parts.length === 0) return '';
  // A lower price stands in figures already; what paid work costs says that it is allowed.
  const isPriced = parts.some((words) => words.startsWith(LOWER_PRICE));
  const paid = isPriced ? [] : paidWorkWords(tool);
  const own = parts.filter(
    (words) =>
      isPriced ||
      !(
        /^paid work (allowed|on every plan)/.test(words) ||
        (words === 'a free plan' && paid.some((price) => price.startsWith(ON_FREE)))
      ),
  );
  return [...new Set([...own, ...paid])].join(', ');
}

/** What a yes to paid work costs, or what is known of it; empty where it is no question. */
function paidWorkWords(tool: Weighable): string[] {
  const { toTry, paidWork, isIncluded, condition } = twoPrices(tool);
  const price = paidWork ?? (isIncluded ? toTry : null);
  if (price === null) return [openPhrase(tool)].filter((words) => words !== '');
  const words = /^\W0(?![\d.])/.test(price) ? ON_FREE : `paid work from ${price}`;
  return [`${words}${condition && ` (${condition})`}`];
}

/** As `reasonsToTake`, where there are several others: what sets it apart from all of them. */
function reasonsBefore(tool: Rival, others: readonly Rival[], count: number): string[] {
  const heads = others.map((other) => {
    const { kind, head } = weighAlternative(other, tool).reason;
    return kind === 'price' ? head : null;
  });
  const isFree = heads.every((head) => head !== null && head !== 'Cheaper');
  const free = inSentence(heads[0] ?? '');
  const price = heads.includes(null) ? [] : [isFree ? free : LOWEST_PRICE];
  return [...price, ...gainsOver(tool, others)].slice(0, count);
}

function reasonWords({ kind, head, words }: ReturnType<typeof weighAlternative>['reason']): string[] {
  if (kind === 'near' || kind === 'running') return [];
  if (kind !== 'price') return [words];
  return [head === 'Cheaper' ? `${LOWER_PRICE} (${words})` : inSentence(head)];
}
