import type { Plan, PlanPrice } from './plan.schema.ts';
import type { Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';

/** The price of a plan that stands for it: month by month, else the one for a year; null when nobody has read one. */
export function pricedAt({ price, priceYearly }: Pick<Plan, 'price' | 'priceYearly'>): PlanPrice | null {
  return price ?? priceYearly;
}

/** What one amount of a plan buys, in the words of price texts: 'month', 'license', 'image'. */
export function pricedWays({ period, unit, perPerson, minimumPeople }: PlanPrice): Pricing['period'] {
  if (period === 'once') return 'license';
  if (period === 'use') return unit === undefined || unit === 'other' ? 'credit' : unit;
  if (period === 'year') return 'year';
  return perPerson && (minimumPeople ?? 1) > 1 ? 'user' : 'month';
}

/** US dollars a month for one person; null for other currencies, on request, by use or once. */
export function monthlyDollars({
  amount,
  currency,
  period,
}: Pick<PlanPrice, 'amount' | 'currency' | 'period'>): number | null {
  if (amount === null || currency !== 'USD') return null;
  if (period === 'month') return amount;
  return period === 'year' ? amount / 12 : null;
}

/** Words that sell a plan by the seat: '$25/person/mo', 'each seat is $40', 'a month and user'. */
const BY_SEAT = /(\/|\b(a|and|each|full|per)) ?(seat|user|member|person|editor)\b/i;

/** Whether a plan is sold to several people of whom each pays; that one person pays for one goes without saying. */
export function isSoldBySeat(plan: Pick<Plan, 'price' | 'priceYearly'>): boolean {
  const price = pricedAt(plan);
  if (!price?.amount || !price.perPerson) return false;
  return (price.minimumPeople ?? 1) > 1 || price.evidence.some(({ quote, english }) => BY_SEAT.test(english ?? quote));
}
