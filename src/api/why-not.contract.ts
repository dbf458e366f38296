import * as z from 'zod';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';
import { querySchema } from './recommendations.contract.ts';
import type { Contract } from './contract.ts';

/** Body of `POST /api/why-not`. */
export const whyNotSchema = z.strictObject({
  toolId: z.number().int().positive(),
  answers: quizAnswersSchema,
  words: querySchema,
});

export const whyNot = {
  path: '/api/why-not',
  methods: {
    POST: {
      who: 'anyone',
      in: whyNotSchema,
      statuses: [200, 200, 200, 200],
      example: {
        toolId: 2,
        answers: { department: 'brand', goals: ['analysis'], budget: 'low', experience: 'beginner', teamSize: 'solo' },
      },
    },
  },
} as const satisfies Contract;
