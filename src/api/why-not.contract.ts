import * as z from 'zod';
import { quizAnswersSchema } from '#domain/person/quiz-answers.schema.ts';
import { querySchema } from './recommendations.contract.ts';
import { pointsShape, reasonCode } from './pick.schema.ts';
import type { Answer, Contract } from './contract.ts';

/** Body of `POST /api/why-not`. */
const whyNotSchema = z.strictObject({
  toolId: z.number().int().positive(),
  answers: quizAnswersSchema,
  words: querySchema,
});

export const whyNot = {
  path: '/api/why-not',
  methods: {
    POST: {
      who: 'anyone',
      summary: 'Where one tool stands under these answers, and why.',
      in: whyNotSchema,
      out: z.strictObject({
        toolId: z.number().int(),
        name: z.string(),
        rank: z.number().int().nullable().describe('Place from 1; null when a gate stops the tool.'),
        ranked: z.number().int().describe('Tools that pass the gates.'),
        listed: z.number().int().describe('Tools on the list: the first so many ranks.'),
        isByTurn: z.boolean().describe('It is on the list by turn, as a wild card: its place there is no rank.'),
        gate: z
          .enum([
            'shut_down',
            'over_budget',
            'trial_only',
            'free_use_unread',
            'price_unread',
            'no_public_price',
            'other_currency',
          ])
          .nullable(),
        ...pointsShape,
        lastListedScore: z.number().nullable(),
        decidedBy: z
          .enum(['points', 'editors', 'confirmed', 'turn', 'variety'])
          .nullable()
          .describe('What decided between it and the last tool on the list.'),
        missed: z.array(reasonCode).describe('What it gets no points for.'),
      }),
      statuses: [200, 200, 200, 200],
      example: {
        toolId: 2,
        answers: { department: 'brand', goals: ['analysis'], budget: 'low', experience: 'beginner', teamSize: 'solo' },
      },
    },
  },
} as const satisfies Contract;

export type WhyNotAnswer = Answer<typeof whyNot, 'POST'>;
