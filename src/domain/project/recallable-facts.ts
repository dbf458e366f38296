import { rightOn } from '#domain/tool/plan/plan-rights.ts';
import { type Plan, type PlanPrice, planRightNames } from '#domain/tool/plan/plan.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

type Recallable = Pick<Tool, 'plans' | 'baseRights' | 'sources' | 'status'>;

/** What of a tool can touch work that was done with it: the same value as long as nothing of that changes. */
export function recallableFacts(tool: Recallable): unknown {
  return [
    tool.status.state,
    rightsOn(tool, null),
    ...tool.plans.map((plan) => [...planFacts(plan), rightsOn(tool, plan)]),
  ];
}

function planFacts({ name, price, priceYearly }: Plan): unknown[] {
  return [name, priceFacts(price), priceFacts(priceYearly)];
}

function priceFacts(price: PlanPrice | null): unknown {
  return price && [price.amount, price.currency, price.period, price.unit ?? null];
}

function rightsOn(tool: Recallable, plan: Plan | null): unknown[] {
  return planRightNames.map((name) => {
    const { answer, amountUSD = null } = rightOn(tool, plan, name);
    return [answer, amountUSD];
  });
}
