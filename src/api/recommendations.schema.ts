import * as z from 'zod';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';

/** What the reader typed in the hero, at most 120 characters. */
export const querySchema = z.string().trim().max(120).optional();

/** Body of `POST /api/recommendations`: the five answers and, when something was typed, the words. */
export const recommendationsSchema = quizAnswersSchema.extend({ words: querySchema });
