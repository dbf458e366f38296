import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';

/** The steps of the questionnaire, and the answer of the quiz that each one gives. */
export const answerOfStep = {
  work: 'goals',
  desk: 'department',
  hands: 'experience',
  team: 'teamSize',
  spend: 'budget',
} as const satisfies Record<string, keyof QuizAnswers>;

export type StepId = keyof typeof answerOfStep;
