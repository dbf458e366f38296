import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import type { ReadPlan } from '#domain/tool/plan/plan-rights.ts';
import type { PlanPrice } from '#domain/tool/plan/plan.schema.ts';

/** One plan as a step of a staircase, from 0 (nothing) to 1 (the dearest plan). */
export interface PlanStep {
  height: number;
  /** Height of the step before it. */
  from: number;
  /** Whether its price has a place on the scale: what is sold on request or in another way has none. */
  isOnScale: boolean;
  /** Paid work is known to be allowed. */
  isYes: boolean;
  /** Its price is the price of a yes. */
  isPriceOfYes: boolean;
}

/** A root gives room to small prices, where most of them are. */
const place = (amount: number, top: number) => Math.round(100 * Math.sqrt(amount / top)) / 100;

/**
 * Plans as steps by price. Prices in one currency and for one kind of time share a scale: the kind that most plans have.
 * A plan off the scale keeps the height before it.
 * @param isYes whether paid work is known to be allowed on a plan
 * @param priceOfYes name of the plan whose price is the price of a yes
 */
export function planSteps(
  plans: readonly ReadPlan[],
  isYes: (plan: ReadPlan) => boolean,
  priceOfYes?: string,
): PlanStep[] {
  const kinds = plans.flatMap((plan) => kindOf(pricedAt(plan)) ?? []);
  const [kind] = [...new Set(kinds)].sort((a, b) => countIn(kinds, b) - countIn(kinds, a));
  const amounts = plans.map((plan) => amountOf(pricedAt(plan), kind));
  const top = Math.max(1, ...amounts.map((amount) => amount ?? 0));
  let from = 0;
  return plans.map((plan, index) => {
    const amount = amounts[index] ?? null;
    const height = amount === null ? from : place(amount, top);
    const step = {
      height,
      from,
      isOnScale: amount !== null,
      isYes: isYes(plan),
      isPriceOfYes: plan.name === priceOfYes,
    };
    from = height;
    return step;
  });
}

/** Whether there are steps to see: two plans with different prices on the scale. */
export function areStepsWorthDrawing(steps: readonly PlanStep[]): boolean {
  return new Set(steps.filter(({ isOnScale }) => isOnScale).map(({ height }) => height)).size > 1;
}

/** What a price is counted in; null for one that is nothing or has no amount. */
function kindOf(price: PlanPrice | null): string | null {
  if (price === null || price.amount === null || price.amount === 0) return null;
  const period = price.period === 'year' ? 'month' : price.period;
  return [price.currency, period, period === 'use' ? price.unit : ''].join(' ');
}

function amountOf(price: PlanPrice | null, kind: string | undefined): number | null {
  if (price?.amount === 0) return 0;
  if (price === null || price.amount === null || kindOf(price) !== kind) return null;
  return price.period === 'year' ? price.amount / 12 : price.amount;
}

function countIn(list: readonly string[], entry: string): number {
  return list.filter((other) => other === entry).length;
}
