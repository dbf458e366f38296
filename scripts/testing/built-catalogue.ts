import type { ArticleHead } from '#domain/teaching/article.schema.ts';
import type { LessonHead } from '#domain/teaching/lesson.schema.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { projectRoot } from '#local/serve-site.ts';
import { readCataloguePart } from '../build/deploy-files.ts';

/** What `npm run generate` wrote for functions, for tests that compare with it: read from the files, without a store. */

/** The tools of `data/tools/`, by number. */
export const fileTools: readonly Tool[] = readCataloguePart(projectRoot, 'tools');

/** Those and what was uploaded to the site that was built, by name. */
export const allTools: readonly Tool[] = mergeTools(
  fileTools,
  readCataloguePart(projectRoot, 'uploads').uploads,
).toSorted(compareNames);

/** Every task with what people say for it, by slug. */
export const allTasks = readCataloguePart(projectRoot, 'tasks');

/** The Fresh Drops of `data/updates/`, with their whole text. */
export const fileDrops = readCataloguePart(projectRoot, 'drops');

/** What the files of lessons, articles and tasks say. */
export const fileTexts = readCataloguePart(projectRoot, 'texts') as unknown as {
  lesson: { key: string; fields: LessonHead & { text: string } }[];
  article: { key: string; fields: ArticleHead & { text: string } }[];
  task: Task[];
};
