/** What can speak for a tool, and against it. */
export type ReasonCode =
  | 'department'
  | 'goal'
  | 'task'
  | 'words'
  | 'budget'
  | 'experience'
  | 'team_size'
  | 'indemnity'
  | 'seats'
  | 'company_price';
export type MisfitCode =
  | 'other_department'
  | 'goal_missing'
  | 'other_experience'
  | 'other_team_size'
  | 'price_unread'
  | 'unsettled'
  | 'acquired'
  | 'no_commercial_use';

/** Points each reason gives and each misfit takes, at most. `goal`, `goal_missing` and `task` are shared out over the goals that were asked for. */
export type Weights = Record<ReasonCode | MisfitCode, number>;

/** The points of the published order; /how-we-rank prints them. */
export const standardWeights: Weights = {
  department: 25,
  goal: 25,
  task: 40,
  words: 150,
  budget: 5,
  experience: 10,
  team_size: 5,
  indemnity: 15,
  seats: 5,
  company_price: 5,
  other_department: 15,
  goal_missing: 20,
  other_experience: 15,
  other_team_size: 15,
  price_unread: 10,
  unsettled: 15,
  acquired: 5,
  no_commercial_use: 25,
};

/** Share of the points for the desk: the tool's first one, its second, a later one, or none but a job done for it. */
export const DESK_SHARES = { first: 1, second: 0.8, later: 0.6, byJob: 0.4 } as const;
/** Share of the points for a goal: the tool's first one, another, or none but a job it is made for, or good at. */
export const GOAL_SHARES = { first: 1, other: 0.8, byJobMadeFor: 0.8, byJobGoodAt: 0.4 } as const;
/** What a job counts by where the desk stands among the desks that have it. */
export const JOB_DESK_SHARES = [1, 0.85, 0.7, 0.6] as const;
/** What a job counts by where the goal stands among the goals it serves. */
export const JOB_GOAL_SHARES = [1, 0.75, 0.6] as const;
/** Jobs of a tool that count, the best first, each for an equal part of the points. */
export const JOBS_COUNTED = 4;
/** Share of the points for experience when a tool that does what was typed is easier than what the reader can do. */
export const EASIER_SHARE = 0.5;
/** Share of the points for indemnity when it comes with some plans only. */
export const SOME_PLANS_SHARE = 0.5;
/** US dollars a month above which a price is one for companies. */
export const COMPANY_PRICE = 50;

/** Points are counted in steps of so many: tools that are closer than that have equal points. */
export const STEP = 5;
/** Tools within so many points of the best make the first class, the next so many the second, and so on: no guide can tell them apart for sure. */
export const CLASS_WIDTH = 15;
/** A list has at least so many tools, as long as there are as many, and at most so many. */
export const PICKS_AT_LEAST = 3;
export const PICKS_AT_MOST = 12;
/** Of a full list the last so many places go by turn. */
export const PLACES_BY_TURN = 2;
/** A pick beyond the third must reach this share of the best tool's points. */
export const NEAR_THE_BEST = 0.6;
/** What answers at least this share of what was typed is on the list whatever its points. */
export const ANSWERING = 0.15;
/** What answers at least this share of what was typed is not hidden because nobody has read its price. */
export const DOING_IT = 0.5;
/** Of the first so many picks at most so many share their main task. */
export const VARIED_FIRST = 6;
export const SHARING_AT_MOST = 3;
/** Who names several goals finds, for each of them, the best of the tools whose first goal it is among so many first picks. */
export const COVERING_FIRST = 5;
/** Shares of the highest possible points that the first three picks reach on average in a good, or partial, list. */
export const GOOD_SHARE = 0.7;
export const PARTIAL_SHARE = 0.55;

/** The points of a tool that everything speaks for, when nothing special was asked. @param isTyped a job was typed, too */
export function highestScore(weights: Weights, isTyped = false): number {
  const { department, goal, task, budget, experience, team_size, words } = weights;
  return department + goal + task + budget + experience + team_size + (isTyped ? words : 0);
}

/** Points as they are counted: in steps. */
export function countedScore(score: number): number {
  return Math.round(score / STEP) * STEP + 0;
}
