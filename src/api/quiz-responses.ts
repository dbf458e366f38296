import type { QuizResponse } from '#domain/person/user.ts';
import { request } from './request.ts';

/** The signed-in person's answered quizzes, newest first, at most 20. */
export function fetchQuizResponses(): Promise<QuizResponse[]> {
  return request('GET', '/api/quiz-responses');
}
