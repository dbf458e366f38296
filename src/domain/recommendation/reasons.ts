import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { Budget, Department, Goal } from '#domain/quiz/quiz-words.ts';
import { budgetRangeOf } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/**
 * The fields a recommendation may read. Nothing about money paid to us is among them, so nothing of that kind can
 * move a rank.
 */
export type Rankable = Pick<
  Tool,
  | 'id'
  | 'name'
  | 'departments'
  | 'goals'
  | 'freeUse'
  | 'pricing'
  | 'experienceLevel'
  | 'teamSizes'
  | 'status'
  | 'rights'
>;

/** What can speak for a tool, and against it. */
export type ReasonCode = 'department' | 'goal' | 'budget' | 'experience' | 'team_size';
export type MisfitCode =
  | 'other_department'
  | 'goal_missing'
  | 'other_experience'
  | 'other_team_size'
  | 'unsettled'
  | 'no_commercial_use';

/** Points each reason gives and each misfit takes. `goal` is shared out over the goals that were asked for. */
export type Weights = Record<ReasonCode | MisfitCode, number>;

export const standardWeights: Weights = {
  department: 30,
  goal: 40,
  budget: 8,
  experience: 14,
  team_size: 8,
  other_department: 10,
  goal_missing: 8,
  other_experience: 10,
  other_team_size: 6,
  unsettled: 12,
  no_commercial_use: 10,
};

/** The score of a tool that everything speaks for. */
export function highestScore(weights: Weights): number {
  return weights.department + weights.goal + weights.budget + weights.experience + weights.team_size;
}

/** One thing that moved the score, in words for the reader. `weight` is what it added (reason) or took (misfit). */
export interface Mark<Code> {
  code: Code;
  text: string;
  weight: number;
}
export type Reason = Mark<ReasonCode>;
export type Misfit = Mark<MisfitCode>;

const departmentWords: Record<Department, string> = {
  creative: 'creative',
  strategy: 'strategy',
  production: 'production',
  brand: 'brand',
  social: 'social',
};
const goalWords: Record<Goal, string> = {
  'content-creation': 'making content',
  'design-visual': 'design and visuals',
  automation: 'automation',
  analysis: 'analysis',
};
const budgetWords: Record<Budget, string> = {
  free: 'free',
  low: '$1-50 a month',
  medium: '$50-200 a month',
  high: '$200 a month and more',
};
const teamWords = { solo: 'one person', small: 'teams of 2-10', large: 'teams of more than 10' } as const;

/** One thing that may move a tool's score for one set of answers. */
export interface Rule<Code> {
  code: Code;
  weight: number;
  applies(tool: Rankable): boolean;
  /** What the reader is told when it applies. */
  text(tool: Rankable): string;
}

/** Everything that can speak for a tool under these answers. */
export function reasonRules(answers: QuizAnswers, weights: Weights): Rule<ReasonCode>[] {
  const { department, goals, budget, experience, teamSize } = answers;
  return [
    {
      code: 'department',
      weight: weights.department,
      applies: (tool) => tool.departments.includes(department),
      text: () => `Made for ${departmentWords[department]} work`,
    },
    ...goals.map(
      (goal): Rule<ReasonCode> => ({
        code: 'goal',
        weight: weights.goal / goals.length,
        applies: (tool) => tool.goals.includes(goal),
        text: () => `Good at ${goalWords[goal]}`,
      }),
    ),
    {
      code: 'budget',
      weight: weights.budget,
      applies: (tool) => budgetRangeOf(tool) === budget,
      text: () => (budget === 'free' ? 'Useful without paying' : `Costs what you set aside: ${budgetWords[budget]}`),
    },
    {
      code: 'experience',
      weight: weights.experience,
      applies: (tool) => tool.experienceLevel.includes(experience),
      text: () => `Suits ${experience} hands`,
    },
    {
      code: 'team_size',
      weight: weights.team_size,
      applies: (tool) => tool.teamSizes.includes(teamSize),
      text: () => `Works for ${teamWords[teamSize]}`,
    },
  ];
}

/** Everything that can speak against a tool, under these answers and by its own state. */
export function misfitRules(answers: QuizAnswers, weights: Weights): Rule<MisfitCode>[] {
  const { department, goals, experience, teamSize } = answers;
  return [
    {
      code: 'other_department',
      weight: weights.other_department,
      applies: (tool) => !tool.departments.includes(department),
      text: (tool) => `Made for ${tool.departments.map((other) => departmentWords[other]).join(' and ')} work first`,
    },
    ...goals.map(
      (goal): Rule<MisfitCode> => ({
        code: 'goal_missing',
        weight: weights.goal_missing,
        applies: (tool) => !tool.goals.includes(goal),
        text: () => `No help with ${goalWords[goal]}`,
      }),
    ),
    {
      code: 'other_experience',
      weight: weights.other_experience,
      applies: (tool) => tool.experienceLevel.length > 0 && !tool.experienceLevel.includes(experience),
      text: (tool) => `Expects ${tool.experienceLevel.join(' or ')} hands`,
    },
    {
      code: 'other_team_size',
      weight: weights.other_team_size,
      applies: (tool) => tool.teamSizes.length > 0 && !tool.teamSizes.includes(teamSize),
      text: (tool) => `Built for ${tool.teamSizes.map((size) => teamWords[size]).join(' or ')}`,
    },
    {
      code: 'unsettled',
      weight: weights.unsettled,
      applies: (tool) => tool.status.state !== 'active',
      text: (tool) =>
        tool.status.state === 'acquired' ? 'Was acquired: its course may change' : 'Its future is being watched',
    },
    {
      code: 'no_commercial_use',
      weight: weights.no_commercial_use,
      applies: (tool) => tool.rights.commercialUse === 'no',
      text: () => 'Its terms do not allow paid work',
    },
  ];
}

/** The marks that a list of rules leaves on a tool. */
export function marksOf<Code>(rules: readonly Rule<Code>[], tool: Rankable): Mark<Code>[] {
  return rules
    .filter((rule) => rule.applies(tool))
    .map(({ code, weight, text }) => ({ code, weight, text: text(tool) }));
}

/** Sum of the weights of the rules that apply to a tool. */
export function weightOf(rules: readonly Rule<unknown>[], tool: Rankable): number {
  return rules.reduce((total, rule) => (rule.applies(tool) ? total + rule.weight : total), 0);
}
