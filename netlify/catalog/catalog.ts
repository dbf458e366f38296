import type { ToolAnswer } from '#api/tools.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import type { BuiltUploads } from '#domain/tool/built-uploads.schema.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { compareNames } from '#domain/tool/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { budgetRangeOf } from '#domain/tool/price.ts';
import type { SiteContent } from '#domain/search/site-pages.ts';
import type { Task } from '#domain/task/task.schema.ts';
import { useCasesOf } from '#domain/task/task-tools.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import generated from '#netlify/generated/catalog.json' with { type: 'json' };

/** The built catalogue as functions see it. Its files were checked when it was generated, so it is not checked again. */
const catalog = generated as {
  tools: Tool[];
  uploaded: BuiltUploads;
  tasks: Task[];
  drops: Drop[];
  plans: Plans;
  categories: Categories;
  content: SiteContent;
};

/** The tools of `data/tools/` alone. */
export const fileTools: readonly Tool[] = catalog.tools;

/** What was uploaded when the pages were built. */
export const builtUploads: BuiltUploads = catalog.uploaded;

/** All tools as the pages were built with them, sorted by name; `currentCatalogue` knows what was uploaded since. */
export const allTools: readonly Tool[] = mergeTools(fileTools, builtUploads.uploads).sort(compareNames);

/** The closed vocabulary of categories and badges. */
export const vocabulary: Categories = catalog.categories;

/** Every task, by slug. */
export const allTasks: readonly Task[] = catalog.tasks;

/** What the paid filters know of the tasks. */
export const useCasesByTask = useCasesOf(allTasks);

/** Pages besides tools, tasks and drops. */
export const siteContent: SiteContent = catalog.content;

/** All Fresh Drops with their whole text: what a reader gets of them is for `lockDrops` to say. */
export const allDrops: readonly Drop[] = catalog.drops;

/** What each plan opens. */
export const plans = catalog.plans;

const byId = new Map(allTools.map((tool) => [tool.id, tool]));
const badgeColors = new Map(catalog.categories.badges.map(({ name, color }) => [name, color]));

/** One tool as the pages were built with it, or undefined when there is no such id. */
export function findTool(id: number): Tool | undefined {
  return byId.get(id);
}

/** A tool as the API gives it; a badge without a colour of its own is grey. */
export function toToolAnswer(tool: Tool): ToolAnswer {
  return { ...tool, badgeColor: badgeColors.get(tool.badge) ?? 'grey', budgetRange: budgetRangeOf(tool) };
}
