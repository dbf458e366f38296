import type { quizResponses } from '#api/quiz-responses.contract.ts';
import { requester } from '#api/request.ts';
import type { QuizResponse } from '#domain/person/user.ts';
import { reading } from './reading.ts';
import { takeAlong } from './session.ts';

const ask = requester<typeof quizResponses>('/api/quiz-responses');

/** The reader's answered quizzes, newest first. */
export const { store: $quizResponses, loadOnce: loadQuizResponses } = reading<readonly QuizResponse[]>(
  async () => (await takeAlong('quiz')) ?? ask('GET'),
);
