import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema } from '#domain/article/article.schema.ts';
import { lessonSchema } from '#domain/lesson/lesson.schema.ts';
import { recipeSchema } from '#domain/recipe/recipe.schema.ts';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { taskSchema } from '#domain/task/task.schema.ts';
import { termsSchema } from '#domain/terms/terms.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';
import { creatorSchema } from '#domain/tutorial/creator.schema.ts';
import { tutorialSchema } from '#domain/tutorial/tutorial.schema.ts';

/** Data folder ↔ domain schema. */
export const collections = {
  tools: defineCollection({ loader: glob({ base: './data/tools', pattern: '*.json' }), schema: toolSchema }),
  tasks: defineCollection({ loader: glob({ base: './data/tasks', pattern: '*.json' }), schema: taskSchema }),
  updates: defineCollection({ loader: glob({ base: './data/updates', pattern: '*.json' }), schema: dropSchema }),
  tutorials: defineCollection({
    loader: glob({ base: './data/tutorials', pattern: '*.json' }),
    schema: tutorialSchema,
  }),
  creators: defineCollection({ loader: glob({ base: './data/creators', pattern: '*.json' }), schema: creatorSchema }),
  lessons: defineCollection({ loader: glob({ base: './data/lessons', pattern: '*.md' }), schema: lessonSchema }),
  recipes: defineCollection({ loader: glob({ base: './data/recipes', pattern: '*.json' }), schema: recipeSchema }),
  blog: defineCollection({ loader: glob({ base: './data/blog', pattern: '*.md' }), schema: articleSchema }),
  terms: defineCollection({ loader: glob({ base: './data', pattern: 'terms.md' }), schema: termsSchema }),
};
