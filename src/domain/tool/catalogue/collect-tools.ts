import type { ListingRule } from './listing.schema.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { matchesCriterion, type UseCasesByTask } from './filter-criteria.ts';
import { factNames, standingOf } from '#domain/tool/evidence/evidence.ts';
import { budgetRangeOf } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** The fields of a tool that rules read. */
export type Collectable = Pick<
  Tool,
  | 'id'
  | 'name'
  | 'description'
  | 'category'
  | 'badge'
  | 'departments'
  | 'goals'
  | 'freeUse'
  | 'experienceLevel'
  | 'teamSizes'
  | 'pricing'
  | 'priceOfYes'
  | 'plans'
  | 'baseRights'
  | 'ethicallyTrained'
  | 'status'
  | 'rights'
  | 'evidence'
  | 'tasks'
>;

/**
 * The tools a rule lets in, sorted by name. Within a kind ANY word suffices, all kinds must hold. Tools that are shut
 * down stay out unless the rule names that state. Gives back a new list.
 */
export function collectTools<T extends Collectable>(
  tools: readonly T[],
  rule: ListingRule,
  useCasesByTask: UseCasesByTask = new Map(),
): T[] {
  return tools.filter((tool) => belongs(tool, rule, useCasesByTask)).sort(compareNames);
}

function belongs(tool: Collectable, rule: ListingRule, useCasesByTask: UseCasesByTask): boolean {
  const confirmed = () => factNames.filter((name) => standingOf(tool.evidence[name]) === 'confirmed');
  const alive = rule.states !== undefined || tool.status.state !== 'shut down';
  return (
    alive &&
    meets(rule.categories, () => termsOf(tool.category)) &&
    meets(rule.badges, () => [tool.badge]) &&
    meets(rule.departments, () => tool.departments) &&
    meets(rule.goals, () => tool.goals) &&
    meets(rule.budgets, () => [budgetRangeOf(tool)]) &&
    meets(rule.experienceLevels, () => tool.experienceLevel) &&
    meets(rule.teamSizes, () => tool.teamSizes) &&
    meets(rule.states, () => [tool.status.state]) &&
    meets(rule.commercialUse, () => [tool.rights.commercialUse]) &&
    meets(rule.trainsOnUploads, () => [tool.rights.trainsOnUploads]) &&
    meets(rule.indemnity, () => [tool.rights.indemnity]) &&
    meetsAll(rule.confirmedFacts, confirmed) &&
    (rule.criteria === undefined ||
      rule.criteria.some((criterion) => matchesCriterion(tool, criterion, useCasesByTask)))
  );
}

/** A kind that is not asked for always holds, and is not looked up. Case does not count. */
function meets(wanted: readonly string[] | undefined, found: () => readonly string[]): boolean {
  if (wanted === undefined) return true;
  const words = found().map((word) => word.toLowerCase());
  return wanted.some((word) => words.includes(word.toLowerCase()));
}

/** Every word that is asked for is there. */
function meetsAll(wanted: readonly string[] | undefined, found: () => readonly string[]): boolean {
  return wanted?.every((word) => found().includes(word)) ?? true;
}

function termsOf(category: string): string[] {
  return category.split(',').map((term) => term.trim());
}
