import * as z from 'zod';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';
import { querySchema } from './recommendations.schema.ts';

/** Body of `POST /api/why-not`. */
export const whyNotSchema = z.strictObject({
  toolId: z.number().int().positive(),
  answers: quizAnswersSchema,
  words: querySchema,
});
