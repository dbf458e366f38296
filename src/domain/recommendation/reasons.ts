import { lowerFirst } from '#domain/text/first-letter.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { type Budget, type Department, experienceLevels, type Goal, goalWords } from '#domain/tool/audience.ts';
import { isOnSomePlan } from '#domain/tool/plan/on-some-plan.ts';
import { isFreeToUse, monthlyAmount } from '#domain/tool/plan/price.ts';
import type { Fit } from '#domain/tool/tool-words.ts';
import { type AskedJob, type AskedTasks, bestFitOf, countedJobs, type RankingTask, valueOfJobs } from './jobs.ts';
import { gateAgainst, gateFor } from './gate.ts';
import type { Rankable } from './rankable.ts';
import {
  COMPANY_PRICE,
  DESK_SHARES,
  EASIER_SHARE,
  GOAL_SHARES,
  type MisfitCode,
  type ReasonCode,
  SOME_PLANS_SHARE,
  type Weights,
} from './weights.ts';
import type { TypedQuery } from '#domain/search/typed-query.ts';

/** One thing that moved the score, in words for the reader. `weight` is what it added (reason) or took (misfit). */
export interface Mark<Code> {
  code: Code;
  text: string;
  weight: number;
}
export type Reason = Mark<ReasonCode>;
export type Misfit = Mark<MisfitCode>;

/** A tool with what it does of what is asked for. */
export interface Candidate {
  tool: Rankable;
  jobs: readonly AskedJob[];
}

/** What the rules look at besides the tool. */
export interface Brief {
  answers: QuizAnswers;
  weights: Weights;
  tasks: readonly RankingTask[];
  asked: AskedTasks;
  /** What the reader typed; null when nothing was. */
  query: TypedQuery | null;
}

/** Whether the reader typed something that a tool of the guide answers. */
export function isTyped({ query }: Pick<Brief, 'query'>): boolean {
  return query !== null && query.shares.size > 0;
}

/** One thing that may move a tool's score for one set of answers. */
interface Rule<Code> {
  code: Code;
  /** Points that it gives or takes; 0 when it does not apply. */
  points(candidate: Candidate): number;
  /** What the reader is told when it applies. */
  text(candidate: Candidate): string;
}

const deskWords: Record<Department, string> = {
  creative: 'creative',
  strategy: 'strategy',
  production: 'production',
  brand: 'brand',
  social: 'social',
};
const budgetWords: Record<Budget, string> = {
  free: 'nothing',
  low: '$1–50 a month',
  medium: '$50–200 a month',
  high: '$200 a month and more',
};
const levelWords: Record<(typeof experienceLevels)[number], string> = {
  beginner: 'beginners',
  intermediate: 'people with some practice',
  advanced: 'advanced users',
};
const teamWords = { solo: 'one person', small: 'teams of 2–10', large: 'teams of more than 10' } as const;

/** Everything that can speak for a tool under these answers; the jobs it does are `jobMarks`. */
export function reasonRules(brief: Brief): Rule<ReasonCode>[] {
  const { answers, weights, query } = brief;
  const { department, goals, budget, experience, teamSize } = answers;
  const rules: Rule<ReasonCode>[] = [
    {
      code: 'department',
      points: (candidate) => weights.department * deskShare(candidate, department),
      text: ({ tool }) =>
        tool.departments[0] === department
          ? `Made for ${deskWords[department]} work`
          : `Used for ${deskWords[department]} work too`,
    },
    ...goals.map(
      (goal): Rule<ReasonCode> => ({
        code: 'goal',
        points: (candidate) => (weights.goal / goals.length) * goalShare(candidate, goal),
        text: ({ tool }) =>
          tool.goals[0] === goal ? `Made for ${goalWords[goal]}` : `Helps with ${goalWords[goal]} too`,
      }),
    ),
    {
      code: 'budget',
      points: ({ tool }) => (isKnownWithin(tool, answers) ? weights.budget : 0),
      text: ({ tool }) => {
        if (isFreeToUse(tool)) return 'Useful without paying';
        if (PAID_BY_USE.has(tool.pricing.period)) return `Paid by ${tool.pricing.period}: how much is up to you`;
        return `Within what you set aside: ${budgetWords[budget]}`;
      },
    },
    {
      code: 'experience',
      points: ({ tool }) => {
        if (tool.experienceLevel.includes(experience)) return weights.experience;
        // Who names no job is shown what suits their hands first: no presenters from text for a head of production.
        return isTyped(brief) && levelsAbove(tool, experience) < 0 ? weights.experience * EASIER_SHARE : 0;
      },
      text: ({ tool }) =>
        tool.experienceLevel.includes(experience)
          ? `Suits ${levelWords[experience]}`
          : `Easy for ${levelWords[experience]}`,
    },
    {
      code: 'team_size',
      points: ({ tool }) => (tool.teamSizes.includes(teamSize) ? weights.team_size : 0),
      text: () => `Works for ${teamWords[teamSize]}`,
    },
  ];
  if (query) {
    rules.push({
      code: 'words',
      points: ({ tool }) => weights.words * (query.shares.get(tool.id) ?? 0),
      text: ({ tool }) =>
        query.near.has(tool.id)
          ? `Does something near to what you typed: “${query.words}”`
          : query.meant.has(tool.id)
            ? `Does what “${query.words}” seems to ask for`
            : `Does what you typed: “${query.words}”`,
    });
  }
  return speaksForCompanies(answers) ? [...rules, ...companyRules(brief)] : rules;
}

/** Prices that depend on how much is made: no monthly budget holds them, and none is broken. */
const PAID_BY_USE: ReadonlySet<string> = new Set(['image', 'video', 'minute', 'credit']);

/** Whether the price is known, and the budget buys it: a tool that a gate stops is explained too. */
function isKnownWithin(tool: Rankable, { budget }: QuizAnswers): boolean {
  if (isFreeToUse(tool)) return true;
  const gate = gateAgainst(tool, { budget });
  return tool.pricing.amount !== null && (gate === null || gate === 'shut_down');
}

/** A big budget or a large team asks for what only some tools give. */
function speaksForCompanies({ budget, teamSize }: QuizAnswers): boolean {
  return budget === 'high' || teamSize === 'large';
}

function companyRules({ answers, weights }: Brief): Rule<ReasonCode>[] {
  return [
    {
      code: 'indemnity',
      points: ({ tool }) => {
        if (tool.rights.indemnity === 'yes') return weights.indemnity;
        return isOnSomePlan(tool, 'indemnity') ? weights.indemnity * SOME_PLANS_SHARE : 0;
      },
      text: ({ tool: { rights } }) =>
        rights.indemnity === 'yes'
          ? 'Its maker gives an indemnity for the output'
          : 'Its maker gives an indemnity on some plans',
    },
    {
      code: 'seats',
      points: ({ tool: { teamSizes } }) =>
        teamSizes.includes('large') && !teamSizes.includes('solo') ? weights.seats : 0,
      text: () => 'Built for many seats',
    },
    {
      code: 'company_price',
      points: ({ tool }) => (answers.budget !== 'low' && isPricedForCompanies(tool) ? weights.company_price : 0),
      text: () => 'Priced for companies',
    },
  ];
}

/** Over the limit of a company price, or sold without a public price and not for free. */
function isPricedForCompanies(tool: Rankable): boolean {
  if (isFreeToUse(tool)) return false;
  const { amount, currency } = tool.pricing;
  if (amount === null) return tool.freeUse !== 'not read';
  const dollars = monthlyAmount(tool.pricing) ?? (currency === undefined ? amount : null);
  return dollars !== null && dollars > COMPANY_PRICE;
}

/** Everything that can speak against a tool, under these answers and by its own state. */
export function misfitRules(brief: Brief): Rule<MisfitCode>[] {
  const { answers, weights, query } = brief;
  const { department, goals, experience, teamSize } = answers;
  // Who asks for a job by its words has it, whatever the desk: what does it is not held against for other work.
  const unasked = ({ tool }: Candidate) => 1 - (query?.shares.get(tool.id) ?? 0);
  return [
    {
      code: 'other_department',
      points: (candidate) =>
        deskShare(candidate, department) === 0 ? weights.other_department * unasked(candidate) : 0,
      text: ({ tool }) => `Made for ${tool.departments.map((other) => deskWords[other]).join(' and ')} work first`,
    },
    ...goals.map(
      (goal): Rule<MisfitCode> => ({
        code: 'goal_missing',
        points: (candidate) =>
          goalShare(candidate, goal) === 0 ? (weights.goal_missing / goals.length) * unasked(candidate) : 0,
        text: () => `Good at no ${deskWords[department]} job in ${goalWords[goal]}`,
      }),
    ),
    {
      code: 'other_experience',
      points: ({ tool }) => weights.other_experience * Math.max(0, levelsAbove(tool, experience)),
      text: ({ tool }) => `Meant for ${tool.experienceLevel.map((level) => levelWords[level]).join(' or ')}`,
    },
    {
      code: 'other_team_size',
      points: ({ tool }) =>
        tool.teamSizes.length > 0 && !tool.teamSizes.includes(teamSize) ? weights.other_team_size : 0,
      text: ({ tool }) => `Built for ${tool.teamSizes.map((size) => teamWords[size]).join(' or ')}`,
    },
    {
      code: 'price_unread',
      points: ({ tool }) =>
        gateAgainst(tool, answers) === 'price_unread' && gateFor(tool, brief) === null ? weights.price_unread : 0,
      text: () => 'Nobody here has read its price yet',
    },
    {
      code: 'unsettled',
      points: ({ tool }) => (tool.status.state === 'watch' ? weights.unsettled : 0),
      text: () => 'Its future is being watched',
    },
    {
      code: 'acquired',
      points: ({ tool }) => (tool.status.state === 'acquired' ? weights.acquired : 0),
      text: () => 'Was acquired: its course may change',
    },
    {
      code: 'no_commercial_use',
      points: ({ tool }) => (tool.rights.commercialUse === 'no' ? weights.no_commercial_use : 0),
      text: () => 'Its terms do not allow paid work',
    },
  ];
}

function deskShare({ tool, jobs }: Candidate, department: Department): number {
  const place = tool.departments.indexOf(department);
  if (place === 0) return DESK_SHARES.first;
  if (place === 1) return DESK_SHARES.second;
  if (place > 1) return DESK_SHARES.later;
  return bestFitOf(jobs) ? DESK_SHARES.byJob : 0;
}

function goalShare({ tool, jobs }: Candidate, goal: Goal): number {
  const place = tool.goals.indexOf(goal);
  if (place === 0) return GOAL_SHARES.first;
  if (place > 0) return GOAL_SHARES.other;
  const fit = bestFitOf(jobs, goal);
  if (fit === 'made for') return GOAL_SHARES.byJobMadeFor;
  return fit === 'good at' ? GOAL_SHARES.byJobGoodAt : 0;
}

/** Levels by which the easiest way into a tool lies above the reader; below 0 it is easier than they need, 0 when nothing is said. */
function levelsAbove(tool: Rankable, experience: QuizAnswers['experience']): number {
  if (tool.experienceLevel.length === 0) return 0;
  const easiest = experienceLevels.findIndex((level) => tool.experienceLevel.includes(level));
  return easiest - experienceLevels.indexOf(experience);
}

const fitWords: Record<Fit, string> = { 'made for': 'Made for', 'good at': 'Good at', can: 'Can do' };

/** The jobs that count, as reasons: one mark for each. */
export function jobMarks({ tool, jobs }: Candidate, { answers, weights }: Brief): Reason[] {
  if (weights.task === 0) return [];
  return countedJobs(tool, jobs, answers.goals.length).map(({ fit, title, value }) => ({
    code: 'task',
    text: `${fitWords[fit]} this job: ${lowerFirst(title)}`,
    weight: weights.task * value,
  }));
}

/** The marks that a list of rules leaves on a tool. */
export function marksOf<Code>(rules: readonly Rule<Code>[], candidate: Candidate): Mark<Code>[] {
  return rules.flatMap((rule) => {
    const weight = rule.points(candidate);
    return weight === 0 ? [] : [{ code: rule.code, text: rule.text(candidate), weight }];
  });
}

/** Sum of what a list of rules gives or takes. */
export function pointsOf(rules: readonly Rule<unknown>[], candidate: Candidate): number {
  let total = 0;
  for (const rule of rules) total += rule.points(candidate);
  return total;
}

/** Points of the jobs that count. */
export function jobPoints({ jobs }: Candidate, { answers, weights }: Brief): number {
  return weights.task * valueOfJobs(jobs, answers.goals.length);
}
