import type { ToolAnswer } from '#api/tools.ts';
import type { Drop } from '#domain/drop/drop.schema.ts';
import type { Plans } from '#domain/plan/plans.schema.ts';
import type { Categories } from '#domain/tool/categories.schema.ts';
import { compareNames } from '#domain/tool/compare-names.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import generated from '#netlify/generated/catalog.json' with { type: 'json' };

/** The built catalogue as functions see it. Its files were checked when it was generated, so it is not checked again. */
const catalog = generated as { tools: Tool[]; drops: Drop[]; plans: Plans; categories: Categories };

/** All tools, sorted by name. */
export const allTools: readonly Tool[] = catalog.tools.toSorted(compareNames);

/** All Fresh Drops with their whole text: what a reader gets of them is for `lockDrops` to say. */
export const allDrops: readonly Drop[] = catalog.drops;

/** What each plan opens. */
export const plans = catalog.plans;

const byId = new Map(allTools.map((tool) => [tool.id, tool]));
const badgeColors = new Map(catalog.categories.badges.map(({ name, color }) => [name, color]));

/** One tool, or undefined when the catalogue has no such id. */
export function findTool(id: number): Tool | undefined {
  return byId.get(id);
}

/** A tool as the API gives it; a badge without a colour of its own is grey. */
export function toToolAnswer(tool: Tool): ToolAnswer {
  return { ...tool, badgeColor: badgeColors.get(tool.badge) ?? 'grey' };
}
