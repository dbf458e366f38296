import type { ToolAnswer } from '#api/tools.ts';
import { readOnce } from '#netlify/stores/read-once.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { mergeTools } from '#domain/tool/merge-tools.ts';
import { budgetRangeOf } from '#domain/tool/plan/price.ts';
import { shownPlans } from '#domain/tool/plan/shown-plans.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { builtUploads } from './built-uploads.ts';
import { readPart } from './catalogue-parts.ts';
import { badgeColor } from './vocabulary.ts';

/** Tools of one moment. */
export interface Tools {
  /** Revision of the uploads among them; null when nothing is uploaded. */
  revision: string | null;
  /** Sorted by name. */
  tools: readonly Tool[];
  find(id: number): Tool | undefined;
}

/**
 * The tools of `data/tools/` alone. They are most of the catalogue: who only needs to know which tools there are asks
 * `known-tools.ts`.
 * @throws StoreUnavailable
 */
export const fileTools = readOnce(() => readPart('tools'));

/** All tools as the pages were built with them; `currentCatalogue` knows what was uploaded since. @throws StoreUnavailable */
export const builtTools = readOnce(async () => {
  const [files, { revision, uploads }] = await Promise.all([fileTools(), builtUploads()]);
  return toolsOf(revision, mergeTools(files, uploads));
});

/** Tools by name and by number. */
export function toolsOf(revision: string | null, unsorted: readonly Tool[]): Tools {
  const tools = unsorted.toSorted(compareNames);
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  return { revision, tools, find: (id) => byId.get(id) };
}

/** A tool as the API gives it. */
export function toToolAnswer(tool: Tool): ToolAnswer {
  const { baseRights: _, noFreePlan: __, ethicsEvidence: ___, statusEvidence: ____, ...told } = tool;
  return { ...told, plans: shownPlans(tool), badgeColor: badgeColor(tool.badge), budgetRange: budgetRangeOf(tool) };
}
