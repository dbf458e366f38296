import type { QuizResponse } from '#domain/person/user.ts';
import { type Contract, typeOnly } from './contract.ts';

export const quizResponses = {
  path: '/api/quiz-responses',
  methods: {
    GET: {
      who: 'user',
      answers: typeOnly<QuizResponse[]>(),
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
