import { compareNames } from './compare-names.ts';
import { criteria, type Criterion, type Filterable, matchesCriterion, type UseCasesByTask } from './filter-criteria.ts';

/** What a reader asks of the catalogue. */
interface ToolFilter {
  /** Part of a name; blank matches every tool. */
  name: string;
  /** Checked criteria; none matches every tool, else ANY of them suffices. */
  criteria: readonly Criterion[];
}

/**
 * The tools a filter lets through, sorted by name: the name part matches case-insensitively, and of the checked
 * criteria ANY one suffices. Gives back a new list.
 */
export function filterTools<T extends Filterable & { id: number; name: string }>(
  tools: readonly T[],
  filter: ToolFilter,
  useCasesByTask: UseCasesByTask,
): T[] {
  const name = filter.name.trim().toLowerCase();
  return tools
    .filter((tool) => tool.name.toLowerCase().includes(name))
    .filter(
      (tool) =>
        filter.criteria.length === 0 ||
        filter.criteria.some((criterion) => matchesCriterion(tool, criterion, useCasesByTask)),
    )
    .sort(compareNames);
}

/** How many tools match each criterion by itself. */
export function countMatches(tools: readonly Filterable[], useCasesByTask: UseCasesByTask): Record<Criterion, number> {
  return Object.fromEntries(
    criteria.map((criterion) => [
      criterion,
      tools.filter((tool) => matchesCriterion(tool, criterion, useCasesByTask)).length,
    ]),
  ) as Record<Criterion, number>;
}
