import * as z from 'zod';
import { quizAnswersSchema } from '#domain/person/quiz-answers.schema.ts';
import { pickShape } from './pick.schema.ts';
import { toolAnswerSchema } from './tool-answer.schema.ts';
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
      summary: 'Ranks the tools for one set of answers, with reasons and misfits.',
      in: recommendationsSchema,
      out: z.strictObject({
        recommendations: z.array(toolAnswerSchema.extend(pickShape)).max(12).describe('Best first.'),
        fit: z.enum(['good', 'partial', 'little']).describe('How well the list fits as a whole.'),
      }),
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
