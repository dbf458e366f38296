import type { ToolAnswer } from '#api/tools.ts';
import { compareNames } from '#domain/tool/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { budgetRangeOf } from '#domain/tool/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import generated from '#netlify/generated/tools.json' with { type: 'json' };
import { builtUploads } from './built-uploads.ts';
import { badgeColor } from './vocabulary.ts';

/**
 * The tools of `data/tools/` alone. Their files were checked when this was generated, so they are not checked again.
 * They are most of what a function weighs: who only needs to know which tools there are asks `known-tools.ts`.
 */
export const fileTools = generated as readonly Tool[];

/** All tools as the pages were built with them, sorted by name; `currentCatalogue` knows what was uploaded since. */
export const allTools: readonly Tool[] = mergeTools(fileTools, builtUploads.uploads).sort(compareNames);

const byId = new Map(allTools.map((tool) => [tool.id, tool]));

/** One tool as the pages were built with it, or undefined when there is no such id. */
export function findTool(id: number): Tool | undefined {
  return byId.get(id);
}

/** A tool as the API gives it. */
export function toToolAnswer(tool: Tool): ToolAnswer {
  return { ...tool, badgeColor: badgeColor(tool.badge), budgetRange: budgetRangeOf(tool) };
}
