import type { RecommendationsAnswer } from '#api/recommendations.ts';
import { answersFromAddress, quizAddress } from '#domain/person/quiz-address.ts';
import type { QuizAnswers } from '#domain/person/quiz-answers.schema.ts';
import { persistentJSON } from './browser-storage.ts';

/** Where the results of the questionnaire are shown. */
export const resultsPath = '/quiz/results';

/** An answered questionnaire, as it is kept in the browser. */
export interface LocalResults {
  answers: QuizAnswers;
  answer: RecommendationsAnswer;
  /** What the reader typed; missing in what an earlier version kept, and when nothing was. */
  words?: string;
  /** When the answer came, as an ISO time. */
  askedAt: string;
}

/** The address that reproduces these results. */
export function resultsAddress(answers: QuizAnswers, words = ''): string {
  return `${resultsPath}?${quizAddress(answers, words)}`;
}

/** What this browser keeps as the reader's own results, whichever version wrote it; null when there is nothing to read. */
const $localResults = persistentJSON<unknown>('quizResults', null);

/** Keeps the results as the reader's own; a browser that stores nothing shows them all the same, by their address. */
export function keepResults(results: LocalResults): void {
  $localResults.set(results);
}

/** The reader's own results; null when there are none, or when they cannot be read. */
export function readLocalResults(): LocalResults | null {
  const kept = $localResults.get();
  return isLocalResults(kept) ? kept : null;
}

/** The reader's own answers, whatever version kept them: when its list cannot be drawn any more, it is asked for again. */
export function readLocalAnswers(): QuizAnswers | null {
  const kept = $localResults.get();
  return isRecord(kept) && isRecord(kept['answers']) ? readAnswers(kept['answers']) : null;
}

/** Looks at what the page draws, so that results kept by an older version cannot break it. */
function isLocalResults(kept: unknown): kept is LocalResults {
  if (!isRecord(kept) || !isRecord(kept['answers']) || !isRecord(kept['answer']) || typeof kept['askedAt'] !== 'string')
    return false;
  const { answers, answer } = kept;
  if (
    Number.isNaN(Date.parse(kept['askedAt'])) ||
    !hasSoundAnswers(answers) ||
    !['good', 'partial', 'little'].includes(String(answer['fit']))
  )
    return false;
  const picks: unknown = answer['recommendations'];
  return Array.isArray(picks) && picks.every(isPick);
}

function hasSoundAnswers(answers: Record<string, unknown>): boolean {
  return readAnswers(answers) !== null;
}

function readAnswers(answers: Record<string, unknown>): QuizAnswers | null {
  const goals = answers['goals'];
  if (!Array.isArray(goals)) return null;
  return answersFromAddress(new URLSearchParams({ ...toText(answers), goals: goals.join('.') }).toString());
}

function toText(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, String(value)]));
}

function isPick(pick: unknown): boolean {
  // Results that an earlier release kept have no evidence, or no class: they are asked for again.
  if (!isRecord(pick) || !isRecord(pick['pricing']) || !isRecord(pick['evidence']) || !isRecord(pick['rights']))
    return false;
  // An earlier release kept a price of a yes that did not know of its conditions.
  const yes = pick['priceOfYes'];
  if (isRecord(yes) && typeof yes['hasConditions'] !== 'boolean') return false;
  const isNumbered = ['id', 'score', 'tier'].every((field) => typeof pick[field] === 'number');
  return (
    isNumbered &&
    typeof pick['name'] === 'string' &&
    typeof pick['category'] === 'string' &&
    Array.isArray(pick['reasons']) &&
    Array.isArray(pick['misfits']) &&
    Array.isArray(pick['jobs'])
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
