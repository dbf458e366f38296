import { fetchQuizResponses } from '#api/quiz-responses.ts';
import type { QuizResponse } from '#domain/person/user.ts';
import { reading } from './reading.ts';
import { takeAlong } from './session.ts';

/** The reader's answered quizzes, newest first. */
export const { store: $quizResponses, loadOnce: loadQuizResponses } = reading<readonly QuizResponse[]>(
  async () => (await takeAlong('quiz')) ?? fetchQuizResponses(),
);
