import { correctionSchema } from '#domain/watch/correction/correction.schema.ts';
import { dropSchema } from '#domain/drop/drop.schema.ts';
import { declineReasonsSchema } from '#domain/letters/submission/decline-reasons.schema.ts';
import { plansSchema } from '#domain/plan/plans.schema.ts';
import { quizSchema } from '#domain/recommendation/quiz.schema.ts';
import {
  everydayLifeSchema,
  foreignWordsSchema,
  obliqueWordsSchema,
  plainWordsSchema,
  productsSchema,
  saidSchema,
} from '#domain/search/search-words.schema.ts';
import { sampleCommentsSchema } from '#domain/page/legacy/sample-comments.schema.ts';
import { siteSchema } from '#domain/text/site.schema.ts';
import { taskSchema } from '#domain/task/task.schema.ts';
import { recipeSchema } from '#domain/teaching/recipe.schema.ts';
import { creatorSchema } from '#domain/teaching/creator.schema.ts';
import { tutorialSchema } from '#domain/teaching/tutorial.schema.ts';
import { bestKnownSchema } from '#domain/tool/best-known.schema.ts';
import { categoriesSchema } from '#domain/tool/categories.schema.ts';
import { listingsSchema } from '#domain/tool/catalogue/listing.schema.ts';
import { bundleSchema } from '#domain/tool/editing/bundled-tool.schema.ts';
import { freshnessPointsSchema } from '#domain/tool/evidence/freshness-point.schema.ts';
import { makerSitesSchema } from '#domain/tool/evidence/maker-sites.schema.ts';
import { toolSchema } from '#domain/tool/tool.schema.ts';

/** The shape of each JSON file that stands alone. Editors know it by the name of the file. */
export const fileSchemas = {
  'data/plans.json': plansSchema,
  'data/categories.json': categoriesSchema,
  'data/quiz.json': quizSchema,
  'data/collections.json': listingsSchema,
  'data/site.json': siteSchema,
  'data/freshness.json': freshnessPointsSchema,
  'data/admin-bundle.json': bundleSchema,
  'data/sample-comments.json': sampleCommentsSchema,
  'data/best-known.json': bestKnownSchema,
  'data/maker-sites.json': makerSitesSchema,
  'data/decline-reasons.json': declineReasonsSchema,
  'data/search/said.json': saidSchema,
  'data/search/plain-words.json': plainWordsSchema,
  'data/search/products.json': productsSchema,
  'data/search/foreign-words.json': foreignWordsSchema,
  'data/search/everyday-life.json': everydayLifeSchema,
  'data/search/oblique.json': obliqueWordsSchema,
};

/** The shape of every JSON file of a folder, and the name that editors know it by. */
export const folderSchemas = {
  'data/tools': { name: 'tool', schema: toolSchema },
  'data/tasks': { name: 'task', schema: taskSchema },
  'data/corrections': { name: 'correction', schema: correctionSchema },
  'data/updates': { name: 'drop', schema: dropSchema },
  'data/tutorials': { name: 'tutorial', schema: tutorialSchema },
  'data/creators': { name: 'creator', schema: creatorSchema },
  'data/recipes': { name: 'recipe', schema: recipeSchema },
};
