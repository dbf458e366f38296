import type { QuizAnswers } from '#domain/quiz/quiz-answers.schema.ts';
import type { RankExplanation } from '#domain/recommendation/explain-rank.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const whyNot = { path: '/api/why-not', methods: ['POST'] } as const satisfies Endpoint;

export type WhyNotAnswer = RankExplanation;

/** Where one tool stands under these answers, and why; nothing is stored. Answers 404 for a tool that the catalogue does not have. */
export function requestWhyNot(toolId: number, answers: QuizAnswers, words = ''): Promise<WhyNotAnswer> {
  return request('POST', whyNot.path, words === '' ? { toolId, answers } : { toolId, answers, words });
}
