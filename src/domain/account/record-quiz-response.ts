import type { QuizResponse, User } from '#domain/account/user.ts';

/** Quiz responses kept per person. */
export const quizResponsesKept = 20;

/** Adds an answered quiz, newest first; the oldest beyond 20 go. */
export function recordQuizResponse(user: User, response: QuizResponse): User {
  return { ...user, quizResponses: [response, ...user.quizResponses].slice(0, quizResponsesKept) };
}
