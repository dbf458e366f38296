import { type Standing, standingOf } from '#domain/tool/evidence/evidence.ts';
import type { Evidence } from '#domain/tool/evidence/evidence.schema.ts';
import { readWitnesses, rightOn } from '#domain/tool/plan/plan-rights.ts';
import { type Plan, type PlanPrice, type PlanRightName, planRightNames } from '#domain/tool/plan/plan.schema.ts';
import { priceWords } from '#domain/tool/plan/price-list.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** A plan as programs read it: prices and rights, each with the words behind it, their page, their copy and their days. */
interface MachinePlan {
  name: string;
  includes: string;
  isTrial: boolean;
  /** Set where nobody new may take it any more. */
  closedToNew: { since: string | null; standing: Standing; evidence: readonly Evidence[] } | null;
  price: MachinePrice | null;
  priceYearly: MachinePrice | null;
  rights: Record<PlanRightName, MachineRight>;
}

interface MachinePrice {
  /** '$10 a month', with * where nobody has read the amount. */
  value: string;
  amount: number | null;
  currency: string;
  period: PlanPrice['period'];
  billed: PlanPrice['billed'];
  perPerson: boolean;
  standing: Standing;
  evidence: readonly Evidence[];
}

/** `answer` as it holds on this plan; `disputed` and `not read` are no yes. */
type MachineRight = ReturnType<typeof rightOn>;

/** The plans of a tool, cheapest first, with the rights that hold on each. */
export function machinePlans(tool: Pick<Tool, 'plans' | 'baseRights' | 'sources'>): MachinePlan[] {
  return tool.plans.map((plan) => ({
    name: plan.name,
    includes: plan.includes,
    isTrial: plan.isTrial,
    closedToNew: machineClosed(plan, tool),
    price: machinePrice(plan.price, tool),
    priceYearly: machinePrice(plan.priceYearly, tool),
    rights: rightsOf(tool, plan),
  }));
}

function machineClosed({ closedToNew }: Plan, { sources }: Pick<Tool, 'sources'>): MachinePlan['closedToNew'] {
  if (closedToNew === undefined) return null;
  const evidence = readWitnesses(closedToNew.evidence, sources);
  return { since: closedToNew.since, standing: standingOf(evidence[0] ?? null), evidence };
}

function rightsOf(tool: Pick<Tool, 'baseRights' | 'sources'>, plan: Plan): MachinePlan['rights'] {
  return Object.fromEntries(planRightNames.map((name) => [name, rightOn(tool, plan, name)])) as MachinePlan['rights'];
}

function machinePrice(price: PlanPrice | null, { sources }: Pick<Tool, 'sources'>): MachinePrice | null {
  if (price === null) return null;
  const { amount, currency, period, billed, perPerson } = price;
  const evidence = readWitnesses(price.evidence, sources);
  return {
    value: priceWords(price),
    amount,
    currency,
    period,
    billed,
    perPerson,
    standing: standingOf(evidence[0] ?? null),
    evidence,
  };
}
