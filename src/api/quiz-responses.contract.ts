import type { Contract } from './contract.ts';

export const quizResponses = {
  path: '/api/quiz-responses',
  methods: {
    GET: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
