import * as z from 'zod';
import { quizAnswersSchema } from '#domain/person/quiz-answers.schema.ts';

const answerFields = Object.keys(quizAnswersSchema.shape) as [
  keyof typeof quizAnswersSchema.shape,
  ...(keyof typeof quizAnswersSchema.shape)[],
];

const questionSchema = z
  .strictObject({
    field: z.enum(answerFields).describe('The answer this question fills.'),
    title: z.string().min(5).max(80).describe('The question.'),
    subtitle: z.string().max(120).describe('One line under the question.'),
    multiple: z.boolean().describe('true: any number of options, at least one.'),
    options: z
      .array(
        z.strictObject({
          value: z.string().min(2).describe('A word that the answers know, e.g. design-visual.'),
          icon: z
            .string()
            .regex(/^[a-z]+(-[a-z]+)*$/)
            .describe('Id of a drawing in public/icons/questionnaire.svg, which /quiz shows.'),
          title: z.string().min(2).max(40).describe('What the reader chooses.'),
          description: z.string().max(90).describe('What that means, in a few words.'),
        }),
      )
      .min(2),
  })
  .superRefine(({ field, multiple, options }, context) => {
    const { shape } = quizAnswersSchema;
    const words = field === 'goals' ? shape.goals.unwrap().options : shape[field].options;
    if (String(options.map(({ value }) => value).toSorted()) !== String([...words].sort()))
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: `Offer each of these values once: ${words.join(', ')}.`,
      });
    if (multiple !== (field === 'goals'))
      context.addIssue({
        code: 'custom',
        path: ['multiple'],
        message: 'Only the question about goals takes several answers.',
      });
  });

/** The content of `data/quiz.json`: the five questions of the home page and of /quiz, and the department shortcuts. */
export const quizSchema = z.strictObject({
  $schema: z.string().optional(),
  questions: z
    .array(questionSchema)
    .length(answerFields.length)
    .refine(
      (asked) => new Set(asked.map(({ field }) => field)).size === asked.length,
      'Each question may be asked once.',
    ),
  shortcuts: z
    .array(z.strictObject({ title: z.string().min(2).max(30), line: z.string().max(90), answers: quizAnswersSchema }))
    .length(5)
    .describe('Department cards of the hero; each sends its preset answers.'),
});

export type Quiz = Omit<z.output<typeof quizSchema>, '$schema'>;
export type QuizQuestion = Quiz['questions'][number];
