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

/** What one person pays at least, in US dollars a month: all seats that have to be bought; null for other currencies, on request, by use or once. */
export function monthlyDollars(price: Pick<PlanPrice, 'amount' | 'currency' | 'period'> & Seats): number | null {
  const { amount, currency, period } = price;
  if (amount === null || currency !== 'USD') return null;
  if (period === 'month') return amount * leastSeats(price);
  return period === 'year' ? (amount * leastSeats(price)) / 12 : null;
}

type Seats = { perPerson?: boolean; minimumPeople?: number | null | undefined };

/** How many times somebody alone pays the amount: a plan that is sold to two or more people is bought for two. */
export function leastSeats({ perPerson = true, minimumPeople }: Seats): number {
  return (perPerson && minimumPeople) || 1;
}

/** What so many seats cost together: of several to the cent. */
export function seatsAmount(amount: number, seats: number): number {
  return seats > 1 ? Math.round(amount * seats * 100) / 100 : amount;
}

/** ' for 2 seats', behind what they cost together; empty for one. */
export function forSeats(seats: number): string {
  return seats > 1 ? ` for ${seats} seats` : '';
}

/** Words that sell a plan by the seat: '$25/person/mo', 'each seat is $40', 'a month and user'. */
const BY_SEAT = /(\/|\b(a|and|each|full|per)) ?(seat|user|member|person|editor)\b/i;

/** Whether a plan is sold to several people of whom each pays; that one person pays for one goes without saying. */
export function isSoldBySeat(plan: Pick<Plan, 'price' | 'priceYearly'>): boolean {
  const price = pricedAt(plan);
  if (!price?.amount || !price.perPerson) return false;
  return (price.minimumPeople ?? 1) > 1 || price.evidence.some(({ quote, english }) => BY_SEAT.test(english ?? quote));
}
