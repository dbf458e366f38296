import type { Config } from '@netlify/functions';
import { quizResponses } from '#api/quiz-responses.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(quizResponses, {
  GET: ({ session }) => jsonAnswer(session.stored.user.quizResponses),
});

export const config: Config = {
  path: '/api/quiz-responses',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
