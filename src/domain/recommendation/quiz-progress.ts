import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import type { QuizQuestion } from './quiz.schema.ts';
import { budgets, departments, experienceLevels, type Goal, goals, teamSizes } from '#domain/tool/audience.ts';

/** A question, as far as answering goes. */
type Question = Pick<QuizQuestion, 'field'>;

/** Progress in percent while question `step` (from 0) of `total` is on show. */
export function progressPercent(step: number, total: number): number {
  return Math.round(((step + 1) / total) * 100);
}

/** The values chosen for a question, in the order of choosing; none while it is open. */
export function chosenValues({ field }: Question, answers: Partial<QuizAnswers>): readonly string[] {
  return [answers[field] ?? []].flat();
}

/** Whether a question has its answer: one choice, for goals at least one. */
export function isAnswered(question: Question, answers: Partial<QuizAnswers>): boolean {
  return chosenValues(question, answers).length > 0;
}

/**
 * The answers after an option was chosen: goals take it in or out, every other question replaces its answer.
 * @param value one of the question's own options, which the data check holds against the words of the answers
 */
export function chooseOption(answers: Partial<QuizAnswers>, { field }: Question, value: string): Partial<QuizAnswers> {
  return { ...answers, [field]: field === 'goals' ? toggleGoal(answers.goals ?? [], value as Goal) : value };
}

function toggleGoal(chosen: readonly Goal[], goal: Goal): Goal[] {
  return chosen.includes(goal) ? chosen.filter((other) => other !== goal) : [...chosen, goal];
}

/** The answers when all five are there, else null. */
export function completeAnswers(answers: Partial<QuizAnswers>): QuizAnswers | null {
  const { department, goals: chosen, budget, experience, teamSize } = answers;
  if (!department || !chosen || chosen.length === 0 || !budget || !experience || !teamSize) return null;
  return { department, goals: chosen, budget, experience, teamSize };
}

/** Answers out of text that was kept in the browser: what is no word of its question is left out. */
export function readAnswers(kept: unknown): Partial<QuizAnswers> {
  if (typeof kept !== 'object' || kept === null) return {};
  const named = (field: keyof QuizAnswers): unknown => Reflect.get(kept, field);
  const [department, budget, experience, teamSize] = [
    departments.find((word) => word === named('department')),
    budgets.find((word) => word === named('budget')),
    experienceLevels.find((word) => word === named('experience')),
    teamSizes.find((word) => word === named('teamSize')),
  ];
  const chosen: unknown = named('goals');
  const known = Array.isArray(chosen) ? [...new Set(chosen)].filter(isGoal) : [];
  return {
    ...(department && { department }),
    ...(known.length > 0 && { goals: known }),
    ...(budget && { budget }),
    ...(experience && { experience }),
    ...(teamSize && { teamSize }),
  };
}

function isGoal(word: unknown): word is Goal {
  return goals.some((goal) => goal === word);
}

/** Tools whose first goal speaks for what a search was about. */
const SPEAKING_TOOLS = 5;

/**
 * The goal that a search was about: the first goal of most of the tools it found first, so that nobody who has typed a job is
 * asked for it again. Null when it found none.
 */
export function goalOfResults(tools: readonly { goals: readonly Goal[] }[]): Goal | null {
  const firsts = tools.slice(0, SPEAKING_TOOLS).flatMap((tool) => tool.goals.slice(0, 1));
  const count = (goal: Goal) => firsts.filter((other) => other === goal).length;
  return firsts.toSorted((a, b) => count(b) - count(a))[0] ?? null;
}
