import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { Budget, Department, Goal } from '#domain/quiz/quiz-words.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/**
 * The fields a recommendation may read. Nothing about money paid to us is among them, so nothing of that kind can
 * move a rank (decisions §3).
 */
export type Rankable = Pick<Tool, 'id' | 'name' | 'departments' | 'goals' | 'budgetRange' | 'experienceLevel' | 'teamSizes' | 'status' | 'rights'>;

/** What can speak for a tool, and against it. */
export type ReasonCode = 'department' | 'goal' | 'budget' | 'experience' | 'team_size';
export type MisfitCode = 'other_department' | 'goal_missing' | 'other_experience' | 'other_team_size' | 'unsettled' | 'no_commercial_use';

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

/** Everything that speaks for a tool, from the answers alone. */
export function reasonsFor(tool: Rankable, answers: QuizAnswers, weights: Weights): Reason[] {
  const reasons: Reason[] = [];
  if (tool.departments.includes(answers.department)) {
    reasons.push({ code: 'department', text: `Made for ${departmentWords[answers.department]} work`, weight: weights.department });
  }
  for (const goal of answers.goals.filter((asked) => tool.goals.includes(asked))) {
    reasons.push({ code: 'goal', text: `Good at ${goalWords[goal]}`, weight: weights.goal / answers.goals.length });
  }
  if (tool.budgetRange === answers.budget) {
    reasons.push({ code: 'budget', text: answers.budget === 'free' ? 'Useful without paying' : `Costs what you set aside: ${budgetWords[answers.budget]}`, weight: weights.budget });
  }
  if (tool.experienceLevel.includes(answers.experience)) {
    reasons.push({ code: 'experience', text: `Suits ${answers.experience} hands`, weight: weights.experience });
  }
  if (tool.teamSizes.includes(answers.teamSize)) {
    reasons.push({ code: 'team_size', text: `Works for ${teamWords[answers.teamSize]}`, weight: weights.team_size });
  }
  return reasons;
}

/** Everything that speaks against a tool, from the answers and its own state. */
export function misfitsFor(tool: Rankable, answers: QuizAnswers, weights: Weights): Misfit[] {
  const misfits: Misfit[] = [];
  if (!tool.departments.includes(answers.department)) {
    const others = tool.departments.map((department) => departmentWords[department]).join(' and ');
    misfits.push({ code: 'other_department', text: `Made for ${others} work first`, weight: weights.other_department });
  }
  for (const goal of answers.goals.filter((asked) => !tool.goals.includes(asked))) {
    misfits.push({ code: 'goal_missing', text: `No help with ${goalWords[goal]}`, weight: weights.goal_missing });
  }
  if (!tool.experienceLevel.includes(answers.experience)) {
    misfits.push({ code: 'other_experience', text: `Expects ${tool.experienceLevel.join(' or ')} hands`, weight: weights.other_experience });
  }
  if (!tool.teamSizes.includes(answers.teamSize)) {
    misfits.push({ code: 'other_team_size', text: `Built for ${tool.teamSizes.map((size) => teamWords[size]).join(' or ')}`, weight: weights.other_team_size });
  }
  if (tool.status.state !== 'active') {
    misfits.push({ code: 'unsettled', text: tool.status.state === 'acquired' ? 'Was acquired: its course may change' : 'Its future is being watched', weight: weights.unsettled });
  }
  if (tool.rights.commercialUse === 'no') {
    misfits.push({ code: 'no_commercial_use', text: 'Its terms do not allow paid work', weight: weights.no_commercial_use });
  }
  return misfits;
}
