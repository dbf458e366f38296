import { FIT_WEIGHTS } from '#domain/tool/fit-weight.ts';
import { BUDGET_LIMITS } from '#domain/tool/plan/price.ts';
import {
  COMPANY_PRICE,
  DESK_SHARES,
  DOING_IT,
  EASIER_SHARE,
  GOAL_SHARES,
  highestScore,
  JOB_DESK_SHARES,
  JOB_GOAL_SHARES,
  type MisfitCode,
  type ReasonCode,
  SOME_PLANS_SHARE,
  type Weights,
} from './weights.ts';

/** One row of the table of points on /how-we-rank. */
interface WeightRow {
  title: string;
  /** With its sign: '+25', '−10'. */
  points: string;
  detail: string;
}

/** '25 %', of a share of one, which no line breaks. */
export const percent = (share: number) => `${Math.round(share * 100)}\u00A0%`;

/** When a reason counts: for every set of answers, or only where more was asked. */
const SOMETIMES: Partial<Record<ReasonCode, true>> = { words: true, indemnity: true, seats: true, company_price: true };

const reasonWords: Record<ReasonCode, [title: string, detail: string]> = {
  department: [
    'Your desk',
    `In full when the tool is made for your desk; ${percent(DESK_SHARES.second)} when yours is its second, ${percent(DESK_SHARES.later)} when it comes later, ${percent(DESK_SHARES.byJob)} when only one of its jobs belongs there.`,
  ],
  goal: [
    'Your goals',
    `Divided among the goals you named. In full for the goal that the tool is for; ${percent(GOAL_SHARES.other)} for another of its goals or when it is made for a job of the goal, ${percent(GOAL_SHARES.byJobGoodAt)} when it is good at one.`,
  ],
  task: [
    'The jobs it does',
    'For the jobs that your desk has for these goals. How a job counts stands below the table.',
  ],
  budget: ['A price within your budget', 'When the price is known and fits, or the tool is useful without paying.'],
  experience: [
    'Your experience',
    `In full when it suits your level; ${percent(EASIER_SHARE)} when you typed something and it is easier than that.`,
  ],
  team_size: ['Your team', 'When it suits the size.'],
  words: [
    'What you typed',
    'The best answer of the search gets all, the others their part. What your words only seem to mean gets less, what is near to them least.',
  ],
  indemnity: [
    'Its maker gives an indemnity',
    `For a high budget or a large team. ${percent(SOME_PLANS_SHARE)} when only some plans have it.`,
  ],
  seats: [
    'Built for many seats',
    'For a high budget or a large team, when it is made for teams and not for one person.',
  ],
  company_price: [
    'Priced for companies',
    `For a high budget, or a large team with more than a low one, when it costs over $${COMPANY_PRICE} a month or is sold on request.`,
  ],
};
const misfitWords: Record<MisfitCode, [title: string, detail: string]> = {
  other_department: [
    'Made for another desk',
    'When neither its desks nor its jobs are yours. Less, the better it does what you typed.',
  ],
  goal_missing: [
    'Good at no job for a goal',
    'Divided among the goals you named. Less, the better it does what you typed.',
  ],
  other_experience: ['Expects more of you', 'For each level between you and the easiest way in.'],
  other_team_size: ['Another size of team', 'When it does not suit yours.'],
  price_unread: ['Its price was not read', 'When it stays on the list all the same.'],
  unsettled: ['Its future is being watched', 'When its page says so.'],
  acquired: ['It was acquired', 'What becomes of it may change.'],
  no_commercial_use: ['No paid work', 'When its terms forbid it.'],
};

/** A part of the table of points on /how-we-rank. */
interface WeightPart {
  title: string;
  rows: WeightRow[];
  /** What the rows add up to at most; empty where no tool gets them all. */
  sum: string;
}

/** Everything that gives and takes points, with its number: what always counts, with its sum; what counts only where more is asked; what is taken off. */
export function weightParts(weights: Weights): WeightPart[] {
  const row = (code: ReasonCode | MisfitCode, [title, detail]: [string, string], sign: string): WeightRow => ({
    title,
    detail,
    points: `${sign}${weights[code]}`,
  });
  const reasons = Object.entries(reasonWords) as [ReasonCode, [string, string]][];
  const misfits = Object.entries(misfitWords) as [MisfitCode, [string, string]][];
  const given = (isSometimes: boolean) =>
    reasons.filter(([code]) => code in SOMETIMES === isSometimes).map(([code, words]) => row(code, words, '+'));
  return [
    { title: 'Always counted', rows: given(false), sum: `${highestScore(weights)}` },
    { title: 'Only if you typed something, have a high budget or a large team', rows: given(true), sum: '' },
    { title: 'Taken off', rows: misfits.map(([code, words]) => row(code, words, '−')), sum: '' },
  ];
}

/** Points at most that a high budget or a large team brings, beside what was typed. */
export function companyPoints({ indemnity, seats, company_price }: Weights): number {
  return indemnity + seats + company_price;
}

/** How a job is weighed, in words. */
export const tasksWeighed = {
  fits: Object.entries(FIT_WEIGHTS)
    .map(([fit, weight]) => `${fit} ${percent(weight)}`)
    .join(', '),
  desks: inOrder(JOB_DESK_SHARES),
  goals: inOrder(JOB_GOAL_SHARES),
} as const;

function inOrder(shares: readonly number[]): string {
  const places = ['first', 'second', 'third', 'fourth'];
  return shares.map((share, place) => `${places[place] ?? 'later'} ${percent(share)}`).join(', ');
}

/** How a price becomes a budget, in words. */
export const budgetRangeText = `up to $${BUDGET_LIMITS.low} a month is low, up to $${BUDGET_LIMITS.medium} is medium, above that is high.`;

/** What becomes of a price that nobody could read, in words. */
export function unreadPriceText({ price_unread: less }: Weights): string {
  return `A price that nobody has read, or that the maker does not name, counts as high. One exception: under a low or medium budget a tool that does at least ${percent(DOING_IT)} of what you typed stays on the list although nobody has read its price, with ${less} points less.`;
}
