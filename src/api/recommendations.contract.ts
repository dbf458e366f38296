import * as z from 'zod';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';
import type { Contract } from './contract.ts';

/** What the reader typed in the hero, at most 120 characters. */
export const querySchema = z.string().trim().max(120).optional();

/** Body of `POST /api/recommendations`: the five answers and, when something was typed, the words. */
export const recommendationsSchema = quizAnswersSchema.extend({ words: querySchema });

export const recommendations = {
  path: '/api/recommendations',
  methods: {
    POST: {
      who: 'visitor',
      in: recommendationsSchema,
      statuses: [200, 200, 200, 200],
      example: {
        department: 'brand',
        goals: ['analysis'],
        budget: 'low',
        experience: 'beginner',
        teamSize: 'solo',
      },
    },
  },
} as const satisfies Contract;
