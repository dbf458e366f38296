import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { glob } from 'astro/loaders';
import { articleSchema } from '#domain/teaching/article.schema.ts';
import { lessonSchema } from '#domain/teaching/lesson.schema.ts';
import { typographic, typographicHead } from '#domain/text/typographic.ts';
import { recipeSchema } from '#domain/teaching/recipe.schema.ts';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { taskSchema } from '#domain/task/task.schema.ts';
import { termsSchema } from '#domain/page/terms.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { creatorSchema } from '#domain/teaching/creator.schema.ts';
import { tutorialSchema } from '#domain/teaching/tutorial.schema.ts';

/** Editors type the quotes of their keyboard; pages print those of print. */
function printed<S extends z.ZodType>(schema: S) {
  return z.preprocess(typographic, schema);
}

/** A text with its head: the head is printed like any record, the Markdown when it is drawn. */
function printedText<Shape extends z.ZodRawShape>(head: z.ZodObject<Shape>) {
  return z.preprocess(typographicHead, head.extend({ text: z.string() }));
}

/** Data folder ↔ domain schema. */
export const collections = {
  // While pages are worked on, so that they follow the files; a build reads them without Astro's store (src/catalog/tools.ts).
  tools: defineCollection({
    loader: import.meta.env.DEV ? glob({ base: './data/tools', pattern: '*.json' }) : () => [],
    schema: printed(toolSchema),
  }),
  tasks: defineCollection({ loader: glob({ base: './data/tasks', pattern: '*.json' }), schema: printed(taskSchema) }),
  updates: defineCollection({
    loader: glob({ base: './data/updates', pattern: '*.json' }),
    schema: printed(dropSchema),
  }),
  tutorials: defineCollection({
    loader: glob({ base: './data/tutorials', pattern: '*.json' }),
    schema: printed(tutorialSchema),
  }),
  creators: defineCollection({
    loader: glob({ base: './data/creators', pattern: '*.json' }),
    schema: printed(creatorSchema),
  }),
  lessons: defineCollection({
    loader: glob({ base: './data/generated/lessons', pattern: '*.json' }),
    schema: printedText(lessonSchema),
  }),
  recipes: defineCollection({
    loader: glob({ base: './data/recipes', pattern: '*.json' }),
    schema: printed(recipeSchema),
  }),
  blog: defineCollection({
    loader: glob({ base: './data/generated/articles', pattern: '*.json' }),
    schema: printedText(articleSchema),
  }),
  terms: defineCollection({ loader: glob({ base: './data', pattern: 'terms.md' }), schema: printed(termsSchema) }),
};
