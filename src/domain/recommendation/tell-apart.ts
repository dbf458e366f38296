import { orList } from '#domain/text/list-text.ts';
import { lowerFirst } from '#domain/text/first-letter.ts';
import { type Budget, goalWords } from '#domain/tool/audience.ts';
import { capitalNumber, numberWord } from '#domain/text/number-word.ts';
import { isOnSomePlan, type PlansWithRights } from '#domain/tool/plan/on-some-plan.ts';
import { monthlyDollars } from '#domain/tool/plan/plan-price.ts';
import { BUDGET_LIMITS, isFreeToUse } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import type { Recommendation, ToolPick } from './recommend-tools.ts';
import { CLASS_WIDTH, SHARING_AT_MOST } from './weights.ts';

/** A pick as a list tells it: the tool's own facts with what it does of what was asked. */
export type Told = Pick<Tool, 'id' | 'name' | 'rights' | 'freeUse' | 'pricing' | 'priceOfYes'> &
  PlansWithRights &
  Pick<ToolPick, 'jobs' | 'reasons' | 'misfits' | 'isByTurn' | 'leadsFor'>;

/** Picks that stand out. */
export const LEADS = 3;
/** A list as short as this shares everything by chance. */
const SHARING_AT_LEAST = 3;
/** Share of the picks from which on something is said once for most of them. */
const MOST = 0.6;

/** What the picks of a list have in common: said once beside the list instead of on each. */
export interface Shared {
  /** What every pick has. */
  all: string[];
  /** What most of those have that are there by their points; their sums tell what the others have instead. */
  most: string[];
}

/** Said once beside a list. Jobs are told one by one and never shared. */
export function sharedWords(picks: readonly Pick<Told, 'reasons' | 'isByTurn' | 'leadsFor'>[]): Shared {
  const counted = picks.filter(({ isByTurn, leadsFor }) => !isByTurn && !leadsFor);
  const texts = new Set(
    counted.flatMap(({ reasons }) =>
      reasons.filter(({ code }) => code !== 'task' && code !== 'words').map(({ text }) => text),
    ),
  );
  const shared: Shared = { all: [], most: [] };
  if (counted.length < SHARING_AT_LEAST) return shared;
  for (const text of texts) {
    const has = ({ reasons }: Pick<Told, 'reasons'>) => reasons.some((reason) => reason.text === text);
    if (picks.every(has)) shared.all.push(text);
    else if (counted.filter(has).length / counted.length >= MOST) shared.most.push(text);
  }
  return shared;
}

/** How a job is told by its fit; the title of the task follows. */
const fitWords: Record<Fit, string> = { 'made for': 'Take it to', 'good at': 'Good if you want to', can: 'Can' };
const FITS: readonly Fit[] = ['made for', 'good at', 'can'];
/** A job that so many picks of a list do as well tells none of them apart. */
const COMMON_FROM = 3;

/** 'Take it to retouch a photo.', 'Can retouch a photo.' */
export function jobWords({ fit, title }: Pick<Told['jobs'][number], 'fit' | 'title'>): string {
  return `${fitWords[fit]} ${lowerFirst(title)}.`;
}

/** The same for a row that is scanned, where what a tool is made for needs no more than its name: 'Retouch a photo.' */
export function shortJobWords(job: Pick<Told['jobs'][number], 'fit' | 'title'>): string {
  return job.fit === 'made for' ? `${job.title}.` : jobWords(job);
}

/** The jobs of a pick as its list tells them: first those that few others on it do as well, then the others it does well; by fit, then by what they count. */
export function jobsApart({ jobs }: Pick<Told, 'jobs'>, picks: readonly Pick<Told, 'jobs'>[]): Told['jobs'] {
  const isCommon = ({ task, fit }: Told['jobs'][number]) => {
    const asWell = (other: Pick<Told, 'jobs'>) =>
      other.jobs.some((job) => job.task === task && FITS.indexOf(job.fit) <= FITS.indexOf(fit));
    return picks.filter(asWell).length >= COMMON_FROM;
  };
  const placeOf = (job: Told['jobs'][number]) =>
    job.fit === 'can' ? FITS.length + 1 : FITS.indexOf(job.fit) + (isCommon(job) ? FITS.length - 1 : 0);
  return jobs.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A pick as far as its place goes. */
export type Placed = Pick<ToolPick, 'isByTurn' | 'leadsFor' | 'counted'> & Pick<Tool, 'yakPick' | 'tasks'>;

const EDITORS_NOTE = `Here as the editors’ choice, which goes first among tools within ${CLASS_WIDTH} points of each other.`;

/** How the note of a pick begins that variety moved down. */
export const MADE_ROOM = 'Here to make room: ';

const BY_TURN = 'A wild card: two places of each full list go to tools that their points alone would leave out.';

/** 'two wild cards' */
export function wildCards(count: number, word: (count: number) => string = numberWord): string {
  return `${word(count)} wild ${count === 1 ? 'card' : 'cards'}`;
}

/** The note of a place on its card: that of the editors' choices is said once below their list. */
export function cardNote(pick: Placed, picks: readonly Placed[]): string | null {
  const note = placeNote(pick, picks);
  return note === EDITORS_NOTE ? null : note;
}

/** What is said once below a list in which editors' choices stand before tools with more points; null where none does. */
export function editorsNote(picks: readonly Placed[]): string | null {
  const isMoved = picks.some((pick) => placeNote(pick, picks) === EDITORS_NOTE);
  return isMoved
    ? `Editors’ choices for your desk go first among tools within ${CLASS_WIDTH} points of each other.`
    : null;
}

/**
 * Why a pick stands where its points alone would not have put it; null when they did. Of two picks of which the lower one
 * has more points, one says why.
 * @param picks the whole list, in its order
 */
export function placeNote(pick: Placed, picks: readonly Placed[]): string | null {
  if (pick.leadsFor)
    return `Here for ${goalWords[pick.leadsFor]}: were that your only goal, it would lead the tools that are for it first of all.`;
  if (pick.isByTurn) return BY_TURN;
  const place = picks.indexOf(pick);
  if (pick.yakPick && picks.slice(place + 1).some(({ counted }) => counted > pick.counted)) return EDITORS_NOTE;
  const above = picks.slice(0, place);
  if (!above.some((other) => other.counted < pick.counted && !hasReason(other))) return null;
  const isOfSameJob = ({ tasks: [main] }: Placed) => main !== undefined && main.task === pick.tasks[0]?.task;
  return above.filter(isOfSameJob).length >= SHARING_AT_MOST
    ? `${MADE_ROOM}three tools above do the same job first.`
    : `${MADE_ROOM}each of your goals has a tool of its own above.`;
}

function hasReason({ isByTurn, leadsFor, yakPick }: Placed): boolean {
  return isByTurn || leadsFor !== null || yakPick !== null;
}

/** What a pick lacks, each thing once: 'Good at no social job in making content or analysis'. */
export function lackWords({ misfits }: Pick<Told, 'misfits'>): string[] {
  const missing = misfits.filter(({ code }) => code === 'goal_missing').map(({ text }) => text.split(JOB_IN));
  const [first] = missing;
  const others = misfits.filter(({ code }) => code !== 'goal_missing').map(({ text }) => text);
  if (!first) return others;
  const goals = missing.map(([, goal = '']) => goal);
  return [`${first[0]}${JOB_IN}${orList(goals)}`, ...others];
}

const JOB_IN = ' job in ';

type Job = Told['jobs'][number];

/** The job that each pick is told by: of the first three each one that those before it are not told by. */
export function leadingJobs(picks: readonly Pick<Told, 'jobs'>[]): (Job | undefined)[] {
  const named = new Set<string>();
  return picks.map((pick, index) => {
    const jobs = jobsApart(pick, picks);
    if (index >= LEADS) return jobs[0];
    const job =
      jobs.find(({ task, fit }) => !named.has(task) && fit !== 'can') ?? jobs.find(({ task }) => !named.has(task));
    if (job) named.add(job.task);
    return job ?? jobs[0];
  });
}

/** That paid work is beyond a budget which the way in keeps; null where it is not, or where no monthly price says so. */
export function beyondBudget({ priceOfYes }: Pick<Told, 'priceOfYes'>, budget: Budget): string | null {
  if (budget === 'free' || budget === 'high' || priceOfYes === null) return null;
  const limit = BUDGET_LIMITS[budget];
  return (monthlyDollars(priceOfYes) ?? 0) > limit ? `Paid work is above the $${limit} a month you set.` : null;
}

/** When to take one of the first three: 'to retouch a photo', 'when a lawyer asks'. */
interface Decision {
  tool: Pick<Told, 'id' | 'name'>;
  when: string;
}

/** Which of the first three to take when: each for the job that its card names. Empty where too few can be told apart. */
export function decisionsOf(picks: readonly Told[]): Decision[] {
  const leads = picks.slice(0, LEADS);
  const jobs = leadingJobs(picks);
  const decisions = leads.flatMap((tool, index): Decision[] => {
    const job = jobs[index];
    if (job && !jobs.slice(0, index).some((other) => other?.task === job.task))
      return [{ tool, when: `to ${lowerFirst(job.title)}` }];
    const difference = differenceOf(tool, leads);
    return difference ? [{ tool, when: `when ${difference}` }] : [];
  });
  return decisions.length < Math.min(2, leads.length) ? [] : decisions;
}

/** What only this one of a few has; null when nothing tells it apart. */
function differenceOf(pick: Told, among: readonly Told[]): string | null {
  const isOnly = (has: (one: Told) => boolean) => has(pick) && among.every((other) => other === pick || !has(other));
  if (isOnly(isFreeToUse)) return 'it must cost nothing';
  if (isOnly((one) => isOnSomePlan(one, 'indemnity'))) return 'a lawyer asks';
  if (isOnly(({ rights }) => rights.trainsOnUploads === 'no')) return 'nothing may be learned from your files';
  return null;
}

/** What stands above a list: where to start, and what else there is; no start, but why not, when the best is only a compromise. */
export function verdictOf(
  fit: Recommendation['fit'],
  picks: readonly Pick<Told, 'name' | 'misfits' | 'isByTurn'>[],
): { start: string; says: string } {
  const [first] = picks;
  if (fit === 'good' && first) {
    const wild = picks.filter(({ isByTurn }) => isByTurn).length;
    const others = picks.length - wild - 1;
    const more =
      ['The only tool that fits', 'One more fits'][others] ?? `${capitalNumber(others)} more fit, best first`;
    const rest = wild === 0 ? '' : `; ${wildCards(wild)} ${wild === 1 ? 'follows' : 'follow'}`;
    return { start: `Start with ${first.name}`, says: `${more}${rest}.` };
  }
  const but = first?.misfits[0]?.text;
  const because = but ? ` ${first.name} first: ${lowerFirst(but)}.` : '';
  const says =
    fit === 'partial'
      ? `Perfect is too much said: the best of these are a compromise, and each does a part of it better than the rest.${because}`
      : `Not perfect at all: little in our catalogue fits this combination, and these only come nearest.${because}`;
  return { start: '', says };
}
