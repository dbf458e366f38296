import { FIT_WEIGHTS } from '#domain/tool/fit-weight.ts';
import { BUDGET_LIMITS } from '#domain/tool/plan/price.ts';
import {
  COMPANY_PRICE,
  DESK_SHARES,
  EASIER_SHARE,
  GOAL_SHARES,
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

/** '25 %', of a share of one. */
export const percent = (share: number) => `${Math.round(share * 100)} %`;

const reasonWords: Record<ReasonCode, [title: string, detail: string]> = {
  department: [
    'Your desk',
    `All for the desk a tool is for, ${percent(DESK_SHARES.second)} for its second, ${percent(DESK_SHARES.later)} for a later one, ${percent(DESK_SHARES.byJob)} when only a job of it belongs there.`,
  ],
  goal: [
    'Your goals',
    `Shared out over the goals you named: all for the goal a tool is for, ${percent(GOAL_SHARES.other)} for another or when it is made for a job of it, ${percent(GOAL_SHARES.byJobGoodAt)} when it is good at one.`,
  ],
  task: ['The jobs it does', 'For the jobs that your desk has for these goals, as written below the table.'],
  words: [
    'What you typed',
    'The best answer of the search gets all, the others their part; what the words seem to mean comes behind, and what does something near far behind. Only when something was typed.',
  ],
  budget: ['A price within your budget', 'When it is useful without paying, or its price is public.'],
  experience: [
    'Your experience',
    `All when it suits your level; ${percent(EASIER_SHARE)} when something was typed and it is easier than that.`,
  ],
  team_size: ['Your team', 'When it suits the size.'],
  indemnity: [
    'Its maker gives an indemnity',
    `${percent(SOME_PLANS_SHARE)} when only some plans have it. Only for a high budget or a large team.`,
  ],
  seats: ['Built for many seats', 'For teams, not for one person. Only for a high budget or a large team.'],
  company_price: [
    'Priced for companies',
    `Over $${COMPANY_PRICE} a month, or sold on request. Only for a high budget, or a large team with more than a low one.`,
  ],
};
const misfitWords: Record<MisfitCode, [title: string, detail: string]> = {
  other_department: [
    'Made for another desk',
    'When neither its desks nor its jobs are yours; less, the better it does what you typed.',
  ],
  goal_missing: [
    'Good at no job for a goal',
    'Shared out over the goals you named; less, the better it does what you typed.',
  ],
  other_experience: ['Expects more of you', 'For each level between you and the easiest way in.'],
  other_team_size: ['Another size of team', 'When yours is none of those it suits.'],
  price_unread: [
    'Its price was not read',
    'Under a budget it is on the list only when it does what you typed; when nothing may be spent, never.',
  ],
  unsettled: ['Its future is being watched', 'When its page says so.'],
  acquired: ['It was acquired', 'Its course may change.'],
  no_commercial_use: ['No paid work', 'When its terms forbid it.'],
};

/** Everything that gives and takes points, with its number. */
export function weightRows(weights: Weights): WeightRow[] {
  const row = ([code, [title, detail]]: [string, [string, string]], sign: string): WeightRow => ({
    title,
    detail,
    points: `${sign}${weights[code as keyof Weights]}`,
  });
  return [
    ...Object.entries(reasonWords).map((entry) => row(entry, '+')),
    ...Object.entries(misfitWords).map((entry) => row(entry, '−')),
  ];
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
export const budgetRangeText = `up to $${BUDGET_LIMITS.low} a month is low, up to $${BUDGET_LIMITS.medium} is medium, above that is high, and what has no price that we could read counts as high.`;
