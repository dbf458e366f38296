import { closedText } from './open-plans.ts';
import { forSeats, leastSeats, pricedAt, seatsAmount } from './plan-price.ts';
import type { Plan, PlanPrice } from './plan.schema.ts';
import { moneyText, UNCONFIRMED_MARK } from './price.ts';

/** All plans with their prices in one line: 'Free: 125 credits once; Standard $15 a month ($12 billed yearly)'. */
export function priceList(plans: readonly Plan[]): string {
  return plans.map(planLine).join('; ');
}

/** One plan with its price: 'Standard $15 a month ($12 billed yearly)', 'Pro $200 a month (no new sign-ups)'. */
export function planLine(plan: Plan): string {
  return `${pricedLine(plan)}${plan.closedToNew ? ` (${closedText(plan.closedToNew)})` : ''}`;
}

function pricedLine(plan: Plan): string {
  const price = pricedAt(plan);
  if (price === null) return `${plan.name}: we have not read the price`;
  if (price.amount === 0)
    return plan.isTrial
      ? `${plan.name}: free trial${aside(plan.includes)}`
      : `${plan.name}: free${aside(plan.includes)}`;
  if (price.amount === null) return `${plan.name} on request`;
  const yearly = plan.price && plan.priceYearly ? ` (${yearlyText(plan.priceYearly)})` : '';
  return `${plan.name} ${priceWords(price)}${yearly}`;
}

/** What a plan's price is for: 'Standard, per person, billed yearly: 625 credits a month'. */
export function planTerms(plan: Plan): string {
  const price = pricedAt(plan);
  const terms = [
    plan.name,
    ...(price?.amount && price.perPerson ? ['per person'] : []),
    ...(price?.minimumPeople && price.minimumPeople > 1 ? [`at least ${price.minimumPeople} people`] : []),
    ...(price?.billed === 'yearly' ? ['billed yearly'] : []),
  ].join(', ');
  return plan.includes === '' ? terms : `${terms}: ${plan.includes}`;
}

const each: Record<PlanPrice['period'], string> = { month: 'a month', year: 'a year', once: 'once', use: 'by use' };

/** A price in words: '$15 a month', '$12 a month billed yearly', '€9 per person a month', '$299 once', '$0.05 a minute'. */
export function priceWords(price: PlanPrice): string {
  return amountWords({ ...price, isUnconfirmed: price.evidence.length === 0 });
}

/** The same of a price that came without its evidence. */
export function amountWords({
  amount,
  currency,
  period,
  unit,
  billed,
  perPerson,
  minimumPeople,
  isUnconfirmed,
  isBySeat = false,
}: Omit<PlanPrice, 'evidence'> & { isUnconfirmed: boolean; isBySeat?: boolean }): string {
  if (amount === null) return 'on request';
  const mark = isUnconfirmed ? UNCONFIRMED_MARK : '';
  const what = period === 'use' && unit && unit !== 'other' ? `${unit === 'image' ? 'an' : 'a'} ${unit}` : each[period];
  const least = perPerson && (minimumPeople ?? 1) > 1 ? ` (at least ${minimumPeople})` : '';
  const people = isBySeat || least !== '' ? ` per person${least}` : '';
  const year = billed === 'yearly' && period === 'month' ? ' billed yearly' : '';
  return `${moneyText(amount, currency)}${mark}${people} ${what}${year}`;
}

/** What somebody alone pays, all seats that have to be bought: '$50 a month' and ' for 2 seats', the second empty for one. */
export function wholePrice(price: Parameters<typeof amountWords>[0]): { words: string; seats: string } {
  const seats = price.amount === null ? 1 : leastSeats(price);
  const amount = price.amount && seatsAmount(price.amount, seats);
  return { words: amountWords({ ...price, amount, perPerson: false }), seats: forSeats(seats) };
}

function yearlyText(price: PlanPrice): string {
  if (price.amount === null) return 'by the year on request';
  const mark = price.evidence.length === 0 ? UNCONFIRMED_MARK : '';
  return price.period === 'year'
    ? `${moneyText(price.amount, price.currency)}${mark} a year`
    : `${moneyText(price.amount, price.currency)}${mark} ${price.billed === 'yearly' ? 'billed yearly' : 'a month by the year'}`;
}

function aside(includes: string): string {
  return includes === '' ? '' : ` (${includes})`;
}
