import { pricedAt } from '#domain/tool/plan/plan-price.ts';
import { priceWords } from '#domain/tool/plan/price-list.ts';
import type { ReadPlan } from '#domain/tool/plan/plan-rights.ts';
import type { PlanPrice } from '#domain/tool/plan/plan.schema.ts';
import { moneyText, UNCONFIRMED_MARK } from '#domain/tool/plan/price.ts';

/** One plan as a step of a staircase, from 0 (nothing) to 1 (the dearest plan); twice the price is twice as high. */
export interface PlanStep {
  height: number;
  /** Whether its price has a place on the scale: what is sold on request or in another way has none. */
  isOnScale: boolean;
  /** Paid work is known to be allowed. */
  isYes: boolean;
  /** '$10', of the first 'a month' with it; '$1,200 a year' where it is not paid by the month; 'on request', 'not checked'. */
  price: string;
  /** What stands above the plan whose price is the price of a yes; empty above the others. */
  flag: string;
}

/**
 * Plans as steps by price. Prices in one currency and for one kind of time share a scale: the kind that most plans have.
 * A plan off the scale keeps the height before it. Null where there are no two different heights.
 * @param isYes whether paid work is known to be allowed on a plan
 * @param flagOf what stands above a plan
 */
export function planSteps(
  plans: readonly ReadPlan[],
  isYes: (plan: ReadPlan) => boolean,
  flagOf: (plan: ReadPlan) => string,
): PlanStep[] | null {
  const prices = plans.map(pricedAt);
  const kinds = prices.flatMap((price) => kindOf(price) ?? []);
  const [kind] = [...new Set(kinds)].sort((a, b) => countIn(kinds, b) - countIn(kinds, a));
  const amounts = prices.map((price) => amountOf(price, kind));
  if (new Set(amounts.filter((amount) => amount !== null)).size < 2) return null;
  const top = Math.max(1, ...amounts.map((amount) => amount ?? 0));
  const heightOf = (amount: number) => Math.round((1000 * amount) / top) / 1000;
  const first = prices.findIndex((price) => kindOf(price) !== null);
  let from = 0;
  return plans.map((plan, index) => {
    const amount = amounts[index] ?? null;
    const height = amount === null ? from : heightOf(amount);
    const step = {
      height,
      isOnScale: amount !== null,
      isYes: isYes(plan),
      price: priceText(prices[index] ?? null, index === first),
      flag: flagOf(plan),
    };
    from = height;
    return step;
  });
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

function priceText(price: PlanPrice | null, isFirst: boolean): string {
  if (price === null) return 'not checked';
  if (price.amount !== 0 && price.period !== 'month') return priceWords({ ...price, perPerson: false, billed: null });
  if (price.amount === null) return 'on request';
  if (isFirst) return priceWords({ ...price, perPerson: false, billed: null });
  return `${moneyText(price.amount, price.currency)}${price.evidence.length === 0 ? UNCONFIRMED_MARK : ''}`;
}

function countIn(list: readonly string[], entry: string): number {
  return list.filter((other) => other === entry).length;
}
