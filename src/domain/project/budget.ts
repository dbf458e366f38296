import type { Change } from './changes-since.ts';
import { type FreezableTool, freezeFacts } from './freeze-facts.ts';
import type { FrozenFacts } from './frozen-facts.schema.ts';
import type { Project, ProjectLines } from './project.ts';

const MONTHS = 12;

/**
 * What plans cost a month together, in US dollars, each once and for the fewest people that it is sold to; null when one of
 * them has no such price: nobody read it, it is paid by use, or in another currency.
 */
export function monthlyCost(plans: readonly Pick<FrozenFacts, 'price' | 'priceYearly'>[]): number | null {
  let sum = 0;
  for (const { price, priceYearly } of plans) {
    const one = price ?? priceYearly;
    if (one?.amount === 0) continue;
    if (!one?.amount || one.currency !== 'USD' || (one.period !== 'month' && one.period !== 'year')) return null;
    sum += (one.amount * (one.minimumPeople ?? 1)) / (one.period === 'year' ? MONTHS : 1);
  }
  return Math.round(sum * 100) / 100;
}

/** The facts of a project's plans, each plan once, of lines that count: those of the line that came last. */
export function plansInUse({ lines, facts }: Pick<ProjectLines, 'lines' | 'facts'>): FrozenFacts[] {
  const plans = new Map<string, FrozenFacts>();
  for (const { versions } of lines) {
    const last = versions.at(-1);
    const frozen = last && !last.isWithdrawn ? facts[last.facts] : undefined;
    if (frozen) plans.set(`${frozen.tool.id} ${frozen.plan?.name ?? ''}`, frozen);
  }
  return [...plans.values()];
}

/** Whether the plans of a project cost no more today than was budgeted; false without a budget, and when nobody can say. */
export function fitsBudget(
  { budget = null }: Pick<Project, 'budget'>,
  lines: Pick<ProjectLines, 'lines' | 'facts'>,
  find: (toolId: number) => FreezableTool | null,
): boolean {
  if (budget === null) return false;
  const today = plansInUse(lines).flatMap(({ tool: { id }, plan, rules }) => {
    const tool = find(id);
    return tool ? [freezeFacts(tool, plan?.name ?? '', rules)] : [];
  });
  const cost = monthlyCost(today);
  return cost !== null && cost <= budget;
}

/** Changes as they touch a project: a price above the frozen one is no recall while the budget holds. */
export function withinBudget(changes: readonly Change[], fits: boolean): Change[] {
  return changes.map((change) => (fits && change.kind === 'price' ? { ...change, isRecall: false } : change));
}
