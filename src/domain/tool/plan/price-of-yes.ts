import { leastSeats, monthlyDollars, pricedAt } from './plan-price.ts';
import { openPlans } from './open-plans.ts';
import { HANGING } from './price-phrases.ts';
import { paidWorkCondition } from './on-some-plan.ts';
import { rightOn } from './plan-rights.ts';
import type { PlanPrice } from './plan.schema.ts';
import type { PriceOfYes } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { ToolRecord } from '#domain/tool/tool.schema.ts';

/**
 * The cheapest plan on which paid work is a yes, by all that has to be bought. A trial is no plan to work with; a plan whose price nobody has read, or
 * that is sold on request, has no price to name.
 */
export function priceOfYes(tool: Pick<ToolRecord, 'plans' | 'baseRights' | 'sources' | 'status'>): PriceOfYes | null {
  if (tool.status.state === 'shut down') return null;
  const priced = openPlans(tool.plans).flatMap((plan) => {
    const price = pricedAt(plan);
    const isYes = rightOn(tool, plan, 'commercialUse').answer === 'yes';
    return price !== null && price.amount !== null && !plan.isTrial && isYes ? [{ plan, price }] : [];
  });
  const cheapest = priced.reduce<(typeof priced)[number] | null>(
    (best, next) => (best === null || costsLess(next.price, best.price) ? next : best),
    null,
  );
  if (cheapest === null) return null;
  const { plan, price } = cheapest;
  const condition = paidWorkCondition({ plans: [plan], baseRights: tool.baseRights });
  return {
    plan: plan.name,
    amount: price.amount ?? 0,
    currency: price.currency,
    period: price.period,
    ...(price.unit !== undefined && { unit: price.unit }),
    billed: price.billed,
    ...(leastSeats(price) > 1 && { minimumPeople: leastSeats(price) }),
    isUnconfirmed: price.evidence.length === 0,
    hasConditions: condition !== '',
    ...(!['', HANGING].includes(condition) && { inShort: condition }),
  };
}

/** Prices that cannot be laid beside each other keep the order of the plans. */
function costsLess(one: PlanPrice, other: PlanPrice): boolean {
  const [a, b] = [monthlyDollars(one), monthlyDollars(other)];
  return a !== null && b !== null && a < b;
}
