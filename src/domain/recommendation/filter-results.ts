import { budgetRangeOf } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** The filters over quiz results. */
export const resultsFilters = [
  { id: 'all', label: 'All' },
  { id: 'content', label: 'Content' },
  { id: 'design', label: 'Design' },
  { id: 'budget', label: 'Under $50/mo' },
] as const;

export type ResultsFilter = (typeof resultsFilters)[number]['id'];

/** The results one filter lets through, in their order. */
export function filterResults<T extends Pick<Tool, 'goals' | 'pricing' | 'freeUse'>>(
  tools: readonly T[],
  filter: ResultsFilter,
): T[] {
  return tools.filter((tool) => {
    if (filter === 'content') return tool.goals.includes('content-creation');
    if (filter === 'design') return tool.goals.includes('design-visual');
    if (filter === 'budget') return ['low', 'free'].includes(budgetRangeOf(tool));
    return true;
  });
}
