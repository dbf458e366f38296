import * as z from 'zod';
import { budgets, departments, experienceLevels, goals, teamSizes } from '#domain/tool/audience.ts';

/** A complete set of quiz answers: the body of `POST /api/recommendations`. */
export const quizAnswersSchema = z.strictObject({
  department: z.enum(departments),
  goals: z
    .array(z.enum(goals))
    .min(1)
    .max(goals.length)
    .refine((list) => new Set(list).size === list.length, 'Each goal may be named once.'),
  budget: z.enum(budgets),
  experience: z.enum(experienceLevels),
  teamSize: z.enum(teamSizes),
});

export type QuizAnswers = z.output<typeof quizAnswersSchema>;
