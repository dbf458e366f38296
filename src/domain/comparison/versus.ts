import type { Tool } from '#domain/tool/tool.schema.ts';
import {
  gainsOver,
  inSentence,
  jobsOf,
  WAY_TO,
  weighAlternative,
  type Weighable,
} from '#domain/tool/alternatives/weigh-alternative.ts';
import { twoPrices } from '#domain/tool/plan/two-prices.ts';

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
 * What speaks for a tool beside another one, the strongest first, at most `count` things, so worded that they follow 'Take
 * it for': 'the lower price ($10 against $20 a month)', 'a yes to commercial use'. From facts alone; an unconfirmed
 * price is no reason, and a job is named by itself.
 */
export function reasonsToTake(tool: Weighable, insteadOf: Weighable, count: number): string[] {
  const { reason, gains } = weighAlternative(insteadOf, tool);
  return [...reasonWords(reason, tool), ...gains].filter((words) => !words.startsWith(WAY_TO)).slice(0, count);
}

/** Who should take which of these tools, in a sentence from what their tasks and facts say of each other. */
export function takeWhich(tools: readonly Rival[]): string {
  const parts = takes(tools);
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}.`;
}

/** The same as sentences, one for each tool where something speaks for each. */
export function takeLines(tools: readonly Rival[]): string[] {
  return takes(tools).map((part) => `${capital(part)}.`);
}

function takes(tools: readonly Rival[]): string[] {
  const [a, b, ...more] = tools;
  if (!a || !b) return [];
  const purposes = tools.map((tool) =>
    purpose(
      tool,
      tools.filter((other) => other !== tool),
    ),
  );
  const taken = tools.flatMap(({ name }, index) => (purposes[index] ? [`take ${name} ${purposes[index]}`] : []));
  const listedNames = listed(
    tools.map(({ name }) => name),
    'and',
  );
  if (taken.length === 0) return [`no fact sets ${listedNames} apart: let their pros and cons decide`];
  if (taken.length === tools.length) return taken;
  if (more.length > 0) {
    const rest = tools.flatMap(({ name }, index) => (purposes[index] ? [] : [name]));
    return [...taken, `no fact speaks for ${listed(rest, 'or')} before all others`];
  }
  const [better, other, words = ''] = purposes[0] ? [a, b, purposes[0]] : [b, a, purposes[1]];
  const [pro] = other.pros;
  const instead = pro
    ? `what speaks for ${other.name} stands among its pros: “${pro}”`
    : `no fact speaks for ${other.name} instead`;
  return [`take ${better.name} ${words}`, instead];
}

/** 'to make a storyboard, and for indemnity'; empty when nothing speaks for the tool. */
function purpose(tool: Rival, others: readonly Rival[]): string {
  const [own = [], ...rest] = others.map((other) => jobsOf(tool, other, tool.tasks.length));
  const jobs = own.filter((job) => rest.every((jobs) => jobs.includes(job))).slice(0, JOBS_AT_MOST);
  const count = jobs.length > 0 ? REASONS_BESIDE_JOBS : REASONS_AT_MOST;
  const [only] = others;
  const reasons = only && others.length === 1 ? reasonsToTake(tool, only, count) : reasonsBefore(tool, others, count);
  const parts = [jobs.length > 0 && `to ${listed(jobs, 'or')}`, reasons.length > 0 && `for ${listed(reasons, 'and')}`];
  return parts.filter((part) => part !== false).join(', and ');
}

/** As `reasonsToTake`, where there are several others: what sets it apart from all of them. */
function reasonsBefore(tool: Rival, others: readonly Rival[], count: number): string[] {
  const heads = others.map((other) => {
    const { kind, head } = weighAlternative(other, tool).reason;
    return kind === 'price' ? head : null;
  });
  const isFree = heads.every((head) => head !== null && head !== 'Cheaper');
  const free = inSentence(heads[0] ?? '');
  const price = heads.includes(null) ? [] : [isFree ? free + paidWorkBeside(tool) : 'the lowest price'];
  return [...price, ...gainsOver(tool, others)].slice(0, count);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function reasonWords({ kind, head, words }: ReturnType<typeof weighAlternative>['reason'], tool: Weighable): string[] {
  if (kind === 'near' || kind === 'running') return [];
  if (kind !== 'price') return [words];
  return [head === 'Cheaper' ? `the lower price (${words})` : `${inSentence(head)}${paidWorkBeside(tool)} (${words})`];
}

/** What a free start leaves open: paid work that costs more, or that nobody has confirmed; empty where it is part of it. */
function paidWorkBeside(tool: Weighable): string {
  const { paidWork, isIncluded, open } = twoPrices(tool);
  if (isIncluded || open === '') return '';
  return paidWork === null ? `, paid work ${open}` : `, with paid work from ${paidWork}`;
}

function listed(words: readonly string[], joint: 'and' | 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}
