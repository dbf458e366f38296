import type { QuizResponse } from '#domain/account/user.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const quizResponses = { path: '/api/quiz-responses', methods: ['GET'] } as const satisfies Endpoint;

/** The signed-in person's answered quizzes, newest first, at most 20. */
export function fetchQuizResponses(): Promise<QuizResponse[]> {
  return request('GET', quizResponses.path);
}
