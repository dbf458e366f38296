import type { QuizAnswers } from '#domain/recommendation/quiz/quiz-answers.schema.ts';
import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { whyNot } from './why-not.contract.ts';

export type WhyNotAnswer = Answer<typeof whyNot, 'POST'>;

const ask = requester<typeof whyNot>('/api/why-not');

/** Where one tool stands under these answers, and why; nothing is stored. Answers 404 for a tool that the catalogue does not have. */
export function requestWhyNot(toolId: number, answers: QuizAnswers, words = ''): Promise<WhyNotAnswer> {
  return ask('POST', { body: words === '' ? { toolId, answers } : { toolId, answers, words } });
}
