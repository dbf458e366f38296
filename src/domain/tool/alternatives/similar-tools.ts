import { compareNames } from '#domain/text/compare-names.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** The fields that say how near two tools are. */
type Comparable = Pick<Tool, 'id' | 'name' | 'category' | 'departments' | 'goals' | 'status'>;

/**
 * Tools that share a category term with `tool`: most shared terms first, then most shared departments and goals,
 * then by name. Never the tool itself, never one that is shut down.
 */
export function similarTools<T extends Comparable>(tool: Comparable, tools: readonly T[], count: number): T[] {
  return tools
    .filter((other) => isOffered(tool, other))
    .map((other) => ({
      other,
      terms: shared(terms(tool), terms(other)),
      uses: shared(tool.departments, other.departments) + shared(tool.goals, other.goals),
    }))
    .filter((near) => near.terms > 0)
    .sort((a, b) => b.terms - a.terms || b.uses - a.uses || compareNames(a.other, b.other))
    .slice(0, count)
    .map(({ other }) => other);
}

function isOffered(tool: Comparable, other: Comparable): boolean {
  return other.id !== tool.id && other.status.state !== 'shut down';
}

function terms({ category }: Comparable): string[] {
  return category.split(',').map((term) => term.trim().toLowerCase());
}

function shared(a: readonly string[], b: readonly string[]): number {
  return a.filter((word) => b.includes(word)).length;
}
