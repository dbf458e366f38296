import * as z from 'zod';
import { quizAnswersSchema } from '#domain/quiz/quiz-answers.schema.ts';
import { answerOfStep, type StepId } from '#domain/questionnaire/answer-of-step.ts';

const stepIds = Object.keys(answerOfStep) as [StepId, ...StepId[]];

const optionSchema = z.strictObject({
  value: z.string().min(2).describe('A word that the answers know, e.g. design-visual.'),
  icon: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .describe('Id of a drawing in public/icons/questionnaire.svg.'),
  title: z.string().min(2).max(40).describe('What the reader chooses.'),
  description: z.string().max(90).describe('What that means, in a few words.'),
});

const stepSchema = z
  .strictObject({
    id: z.enum(stepIds).describe('Which answer this step gives.'),
    title: z.string().min(5).max(80).describe('The question.'),
    subtitle: z.string().max(120).describe('One line under the question.'),
    type: z
      .enum(['single', 'multiple'])
      .describe('single: one option, replaced by the next choice; multiple: any number, at least one.'),
    options: z.array(optionSchema).min(2),
  })
  .superRefine(({ id, type, options }, context) => {
    const field = answerOfStep[id];
    const words =
      field === 'goals' ? quizAnswersSchema.shape.goals.unwrap().options : quizAnswersSchema.shape[field].options;
    const values = options.map(({ value }) => value);
    if (String(values.toSorted()) !== String([...words].sort()))
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: `Offer each of these values once: ${words.join(', ')}.`,
      });
    if ((type === 'multiple') !== (field === 'goals'))
      context.addIssue({
        code: 'custom',
        path: ['type'],
        message: 'Only the step about the work takes several answers.',
      });
  });

/** The content of `data/questionnaire.json`: the steps of /quiz, in their order. */
export const questionnaireSchema = z.strictObject({
  $schema: z.string().optional(),
  steps: z
    .array(stepSchema)
    .length(stepIds.length)
    .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, 'Each step may be asked once.'),
});

export type QuestionnaireStep = z.output<typeof stepSchema>;
export type QuestionnaireOption = QuestionnaireStep['options'][number];
