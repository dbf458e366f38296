import type { QuizAnswers } from './quiz-answers.schema.ts';
import { budgets, departments, experienceLevels, type Goal, goals, teamSizes } from '#domain/tool/audience.ts';

/** Characters of the reader's own words that go along with the answers. */
const WORDS_AT_MOST = 120;

/**
 * The query of the address that reproduces these results, e.g. `department=social&goals=automation.analysis&…`.
 * @param words what the reader typed before the quiz; empty when nothing was
 */
export function quizAddress(answers: QuizAnswers, words = ''): string {
  return new URLSearchParams({
    ...(words === '' ? {} : { words }),
    department: answers.department,
    goals: answers.goals.join('.'),
    budget: answers.budget,
    experience: answers.experience,
    teamSize: answers.teamSize,
  }).toString();
}

/** The answers of such a query (with or without `?`), null when one is missing or not a known word. */
export function answersFromAddress(query: string): QuizAnswers | null {
  const params = new URLSearchParams(query);
  const department = oneOf(departments, params.get('department'));
  const budget = oneOf(budgets, params.get('budget'));
  const experience = oneOf(experienceLevels, params.get('experience'));
  const teamSize = oneOf(teamSizes, params.get('teamSize'));
  const named = (params.get('goals') ?? '').split('.');
  const known = goals.filter((goal) => named.includes(goal));
  const areGoalsSound = known.length === named.length; // as many as there are words: each is one of ours, and none stands twice
  if (!department || !budget || !experience || !teamSize || !areGoalsSound) return null;
  return { department, goals: named as Goal[], budget, experience, teamSize };
}

/** The words of such a query, cut to what a request may hold; empty when there are none. */
export function wordsFromAddress(query: string): string {
  return readWords(new URLSearchParams(query).get('words') ?? '');
}

/** Words as they go along: trimmed and cut. */
export function readWords(typed: string): string {
  return typed.trim().slice(0, WORDS_AT_MOST).trim();
}

function oneOf<Word extends string>(words: readonly Word[], text: string | null): Word | undefined {
  return words.find((word) => word === text);
}
