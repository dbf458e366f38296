import * as z from 'zod';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';

const answerFields = Object.keys(quizAnswersSchema.shape) as [
  keyof typeof quizAnswersSchema.shape,
  ...(keyof typeof quizAnswersSchema.shape)[],
];

/** The content of `data/quiz.json`: the five questions of the home page and the department shortcuts. */
export const quizSchema = z.strictObject({
  $schema: z.string().optional(),
  questions: z
    .array(
      z.strictObject({
        field: z.enum(answerFields).describe('The answer this question fills.'),
        title: z.string().min(5).max(80),
        subtitle: z.string().max(120),
        multiple: z.boolean().describe('true: any number of options, at least one.'),
        options: z
          .array(
            z.strictObject({
              value: z.string().min(2),
              title: z.string().min(2).max(40),
              description: z.string().max(90),
            }),
          )
          .min(2),
      }),
    )
    .length(5),
  shortcuts: z
    .array(z.strictObject({ title: z.string().min(2).max(30), line: z.string().max(90), answers: quizAnswersSchema }))
    .length(5)
    .describe('Department cards of the hero; each sends its preset answers.'),
});

export type Quiz = Omit<z.output<typeof quizSchema>, '$schema'>;
export type QuizQuestion = Quiz['questions'][number];
