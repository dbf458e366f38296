import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { RankExplanation } from '#domain/recommendation/explain-rank.ts';
import { request } from './request.ts';

export type WhyNotAnswer = RankExplanation;

/** Where one tool stands under these answers, and why; nothing is stored. Answers 404 for a tool that the catalogue does not have. */
export function requestWhyNot(toolId: number, answers: QuizAnswers, words = ''): Promise<WhyNotAnswer> {
  return request('POST', '/api/why-not', words === '' ? { toolId, answers } : { toolId, answers, words });
}
