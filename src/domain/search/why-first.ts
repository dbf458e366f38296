import { FIT_WEIGHTS, taskWeightAt } from '#domain/tool/fit-weight.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { EQUAL, paidWorkStanding } from './order-results.ts';
import type { ResultTool } from './search-results.ts';

/**
 * What put the first tool of a search before the second, in one sentence by the very rule that ranked; null where the
 * second is missing, where one of them was found by its likeness, or where only one of them does a job.
 */
export function whyFirst(first: ResultTool, second: ResultTool | undefined): string | null {
  if (!second || !isSaid(first) || !isSaid(second)) return null;
  if (first.by !== second.by && [first.by, second.by].includes('meaning')) return null;
  if (first.by === 'meaning' && first.task !== second.task)
    return `Ahead of ${second.tool.name}: “${first.task?.title}” is likelier meant than “${second.task?.title}”.`;
  const rank = (one: ResultTool) => Math.round(scoreOf(one) / EQUAL);
  return rank(first) === rank(second) ? whyLevel(first, second) : whyAhead(first, second);
}

function isSaid({ by, parts }: ResultTool): boolean {
  return parts !== undefined && by !== 'likeness';
}

/** What puts it in order: among tools that do the same of what may be meant, how well they do it. */
function scoreOf({ by, parts, score, suits = 1 }: ResultTool): number {
  return by === 'meaning' && parts ? sumOf(parts) * suits : score;
}

const doing: Record<Fit, string> = { 'made for': 'is made for', 'good at': 'is good at', can: 'can do' };
const alike: Record<Fit, (other: string) => string> = {
  'made for': (other) => `Made for the job, as ${other} is`,
  'good at': (other) => `Good at the job, as ${other} is`,
  can: (other) => `Can do the job, as ${other} can`,
};

function whyLevel(first: ResultTool, second: ResultTool): string | null {
  const { name, confirmed, isPick } = second.tool;
  if (weightOf(first) !== weightOf(second))
    return first.task && second.task ? `Ahead of ${name}: ${fits(first, second)}.` : null;
  const level = first.fit && first.task === second.task ? alike[first.fit](name) : `As good an answer as ${name}`;
  const standing = paidWorkStanding(first.tool);
  if (standing !== paidWorkStanding(second.tool))
    return `${level}; ${standing === 2 ? 'of the two, only this one is known to permit paid work' : `${name} does not permit paid work`}.`;
  if (first.tool.confirmed !== confirmed) return `${level}. Equal otherwise: more of its facts are confirmed.`;
  if (first.tool.isPick !== isPick) return `${level}; it is an editors’ choice.`;
  return `${level}. Equal otherwise: the older entry stands first.`;
}

function whyAhead(first: ResultTool, second: ResultTool): string | null {
  const [own, other] = [first.parts, second.parts];
  if (!own || !other) return null;
  const [whole, otherWhole] = [sumOf(own), sumOf(other)];
  const left = scoreOf(first) / whole;
  const gains = [
    [(left - scoreOf(second) / otherWhole) * otherWhole, () => 'its price and rights suit your words better'],
    [left * (own.task - other.task), () => byTask(first, second)],
    [left * (own.further - other.further), () => `it does “${own.also?.title ?? ''}” as well, which answers you too`],
    [left * (own.text - other.text), () => 'what is written of it says more of your words'],
    [left * (own.rights - other.rights), () => 'it grants more of what you asked for'],
    [left * (own.price - other.price), () => 'it is within the price you asked for'],
    [left * (own.name - other.name), () => 'its name says more of your words'],
  ] as const;
  const [gain, words] = gains.toSorted(([a], [b]) => b - a)[0] ?? [0, () => ''];
  return gain > 0 ? `Ahead of ${second.tool.name}: ${words()}.` : null;
}

function sumOf({ also: _, ...parts }: NonNullable<ResultTool['parts']>): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0);
}

/** How the task of the first counts more than that of the second: by the words, by its fit, or by its place among the tool's own. */
function byTask(first: ResultTool, second: ResultTool): string {
  const [place, otherPlace] = [placeOf(first), placeOf(second)];
  if (!second.task || !first.task) return `your words speak of “${first.task?.title ?? ''}”`;
  const ofWords = (one: ResultTool, at: number) => (one.parts?.task ?? 0) / (one.fit ? taskWeightAt(one.fit, at) : 1);
  const isNearer = first.task !== second.task && ofWords(first, place) - ofWords(second, otherPlace) > EQUAL;
  if (isNearer) return `“${first.task.title}” is nearer to your words than “${second.task.title}”`;
  if (weightOf(first) > weightOf(second)) return fits(first, second);
  const [job, otherJob] =
    first.task === second.task ? ['this', 'it'] : [`“${first.task.title}”`, `“${second.task.title}”`];
  return `${job} is the ${ordinal(place)} job it is for, and ${second.tool.name} has ${otherJob} as its ${ordinal(otherPlace)}`;
}

/** 'it is made for the job, and Boords is good at it' */
function fits({ fit, task }: ResultTool, { fit: other, task: otherTask, tool }: ResultTool): string {
  const isOneJob = task === otherTask;
  const [job, otherJob] = isOneJob ? ['the job', 'it'] : [`“${task?.title ?? ''}”`, `“${otherTask?.title ?? ''}”`];
  return `it ${doing[fit ?? 'can']} ${job}, and ${tool.name} ${doing[other ?? 'can']} ${otherJob}`;
}

function weightOf({ fit }: ResultTool): number {
  return fit === null ? 0 : FIT_WEIGHTS[fit];
}

function placeOf({ tool, task }: ResultTool): number {
  return tool.tasks.findIndex((own) => own.task === task?.slug);
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

function ordinal(place: number): string {
  return ordinals[place] ?? 'last';
}
