import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { QuizQuestion } from '#domain/quiz/quiz.schema.ts';
import type { Goal } from '#domain/quiz/quiz-words.ts';

/** Progress in percent while question `step` (from 0) of `total` is on show. */
export function progressPercent(step: number, total: number): number {
  return Math.round(((step + 1) / total) * 100);
}

/** Whether a question has its answer: one choice, for goals at least one. */
export function isAnswered(question: Pick<QuizQuestion, 'field'>, answers: Partial<QuizAnswers>): boolean {
  const answer = answers[question.field];
  return answer !== undefined && answer.length > 0;
}

/** Goals with one taken in or out, in the order of choosing. */
export function toggleGoal(goals: readonly Goal[], goal: Goal): Goal[] {
  return goals.includes(goal) ? goals.filter((other) => other !== goal) : [...goals, goal];
}

/** The answers when all five are there, else null. */
export function completeAnswers(answers: Partial<QuizAnswers>): QuizAnswers | null {
  const { department, goals, budget, experience, teamSize } = answers;
  if (!department || !goals || goals.length === 0 || !budget || !experience || !teamSize) return null;
  return { department, goals, budget, experience, teamSize };
}
