import * as z from 'zod';
import { departments } from '#domain/tool/audience.ts';
import { chainLinkSchema } from './recipe.schema.ts';
import { headDaySchema, slugSchema } from '#domain/text/web-fields.schema.ts';
import { tutorialLevels } from './tutorial-words.ts';

/** The head of a lesson of our own: the frontmatter of `data/lessons/<slug>.md`. */
export const lessonSchema = z.strictObject({
  title: z.string().trim().min(12).max(70).describe('What one can do afterwards, as a headline.'),
  description: z.string().trim().min(80).max(220).describe('What the evening gives: one or two sentences.'),
  desk: z.enum(departments).describe('The desk it is for.'),
  level: z.enum(tutorialLevels).describe('Beginner, Intermediate or Advanced.'),
  minutes: z.number().int().min(30).max(480).describe('Minutes it takes the first time.'),
  tasks: z.array(slugSchema).min(1).max(5).describe('Tasks it teaches; each must be a task of some tool.'),
  tools: z
    .array(chainLinkSchema)
    .min(1)
    .max(5)
    .describe('The tools it works with, and the plan that paid work needs; the cost is added up from their entries.'),
  publishedOn: headDaySchema.describe('Day of publication.'),
});

export type LessonHead = z.output<typeof lessonSchema>;
