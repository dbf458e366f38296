import { standingOf } from '#domain/tool/evidence/evidence.ts';
import {
  isPriceUnread,
  moneyText,
  monthlyAmount,
  PRICE_NOT_READ,
  priceText,
  UNCONFIRMED_MARK,
} from '#domain/tool/plan/price.ts';
import { amountText } from '#domain/tool/plan/saved-total.ts';
import { forSeats, leastSeats, seatsAmount } from '#domain/tool/plan/plan-price.ts';
import type { Plan } from '#domain/tool/plan/plan.schema.ts';
import type { PriceOfYes, Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import { pricePeriods } from '#domain/tool/tool-words.ts';
import { paidPlan } from './paid-plan.ts';
import type { ChainLink } from './recipe.schema.ts';

/** What of a tool the cost of a chain is made from. */
type PricedTool = Pick<Tool, 'name' | 'pricing' | 'plans' | 'priceOfYes' | 'evidence' | 'status'>;

/** A tool of a chain, with what it is paid there. */
export interface LinkedTool<T = PricedTool> extends Pick<ChainLink, 'pays' | 'uses'> {
  tool: T;
}

/** What a chain of tools costs one person, by the prices in the tools' entries. */
export interface ChainCost {
  /** US dollars a month, to the cent: monthly prices, the fewest seats, a twelfth of yearly ones. */
  monthly: number;
  /** US dollars paid once. */
  once: number;
  /** US dollars for one piece: what is paid by use, and its part of a month; null without a number of pieces. */
  perPiece: number | null;
  /** What is paid by use, of which no month is made: how many for one piece, and what each costs. */
  metered: readonly { uses: number; unit: string; each: string }[];
  /** Names of tools whose number counts although nobody has confirmed it. */
  unconfirmed: readonly string[];
  /** Names of tools that count with nothing, by a free plan that has limits; then the sum is a floor. */
  freePlans: readonly string[];
  /** Names of tools without a public price in dollars, which no sum holds. */
  unpriced: readonly string[];
}

/** The price that a link counts with: the plan it names, else the cheapest that permits paid work with all seats of it that have to be bought, else the way in. */
function linkPrice({
  tool,
  pays,
}: LinkedTool): Pick<Pricing, 'amount' | 'period' | 'currency'> & { plan?: string; seats?: number } {
  const { pricing, priceOfYes: yes } = tool;
  if (pays) return pays;
  const seats = yes === null ? 1 : leastSeats(yes);
  if (yes === null || (yes.amount === pricing.amount && seats === 1)) return pricing;
  const { plan, currency } = yes;
  return {
    plan,
    seats,
    amount: seatsAmount(yes.amount, seats),
    period: pricePeriods.find((one) => one === yes.unit) ?? boughtBy[yes.period],
    ...(currency !== 'USD' && { currency }),
  };
}

/** What of a price list a plan's period is in the words of price texts. */
const boughtBy: Record<PriceOfYes['period'], Pricing['period']> = {
  month: 'month',
  year: 'year',
  once: 'license',
  use: 'credit',
};

/** Whether the number of a link is printed although nobody has confirmed it. */
function isLinkUnconfirmed(link: LinkedTool): boolean {
  const { tool, pays } = link;
  if (pays) return (paidPlan(tool.plans, pays)?.evidence ?? []).length === 0;
  const { plan, amount } = linkPrice(link);
  if (plan !== undefined) return tool.priceOfYes?.isUnconfirmed ?? true;
  return amount !== null && standingOf(tool.evidence.price) === 'unconfirmed';
}

/** 'Starter $15/month*', 'Team $50/month for 2 seats': the price of a link, its plan, its mark. */
export function linkPriceText(link: LinkedTool): string {
  const price = linkPrice(link);
  const plan = price.plan === undefined ? '' : `${price.plan} `;
  const { uses = 1 } = link;
  const times = uses > 1 ? `, ${uses} for one piece` : '';
  const isUnread = price === link.tool.pricing && isPriceUnread(link.tool);
  return `${plan}${isUnread ? PRICE_NOT_READ : priceText(price)}${isLinkUnconfirmed(link) ? UNCONFIRMED_MARK : ''}${forSeats(price.seats ?? 1)}${times}`;
}

/**
 * Adds a chain up. A tool that stands in it twice is paid once, at its higher price.
 * @param piecesPerMonth pieces that share a month; null when the chain makes no countable pieces
 */
export function chainCost(links: readonly LinkedTool[], piecesPerMonth: number | null): ChainCost {
  const byName = new Map<string, LinkedTool>();
  for (const link of links) {
    const known = byName.get(link.tool.name);
    if (!known || (dollarsOf(linkPrice(link)) ?? 0) > (dollarsOf(linkPrice(known)) ?? 0))
      byName.set(link.tool.name, link);
  }
  const paid = [...byName.values()];
  let [monthly, once, byUse] = [0, 0, 0];
  const metered: ChainCost['metered'][number][] = [];
  for (const link of paid) {
    const price = linkPrice(link);
    const amount = dollarsOf(price) ?? 0;
    const month = monthlyAmount(price);
    if (month !== null) monthly += month;
    else if (price.period === 'license') once += amount;
    else if (amount > 0) {
      const uses = link.uses ?? 1;
      byUse += amount * uses;
      metered.push({ uses, unit: price.period, each: moneyText(amount) });
    }
  }
  return {
    monthly: cents(monthly),
    once: cents(once),
    perPiece: piecesPerMonth === null ? null : cents(byUse + monthly / piecesPerMonth),
    metered,
    unconfirmed: paid.filter(isLinkUnconfirmed).map(({ tool }) => tool.name),
    freePlans: paid.filter(hasFreePlan).map(({ tool }) => tool.name),
    unpriced: paid.filter((link) => dollarsOf(linkPrice(link)) === null).map(({ tool }) => tool.name),
  };
}

/** '$15 a month*', 'from $20 a month and $295 once', 'Free plan' where free plans are all that it takes; with the mark where a number in it is unconfirmed. */
export function chainCostText({
  monthly,
  once,
  unconfirmed,
  freePlans,
}: Pick<ChainCost, 'monthly' | 'once' | 'unconfirmed' | 'freePlans'>): string {
  const mark = unconfirmed.length > 0 ? UNCONFIRMED_MARK : '';
  if (monthly + once === 0 && freePlans.length > 0) return `Free plan${freePlans.length === 1 ? '' : 's'}${mark}`;
  const sum = [
    monthly > 0 || once === 0 ? `${amountText(monthly)} a month` : '',
    once > 0 ? `${amountText(once)} once` : '',
  ].filter((part) => part !== '');
  return `${freePlans.length > 0 ? 'from ' : ''}${sum.join(' and ')}${mark}`;
}

/** 'plus images at $0.0336 each'; with how many for one piece where that is asked: 'plus 18 images at $0.0336 each'; empty where nothing is paid by use. */
export function meteredText({ metered }: Pick<ChainCost, 'metered'>, isCounted = false): string {
  const parts = metered.map(({ uses, unit, each }) =>
    isCounted
      ? `${uses} ${uses === 1 ? unit : `${unit}s`} at ${each}${uses === 1 ? '' : ' each'}`
      : `${unit}s at ${each} each`,
  );
  return parts.length === 0 ? '' : `plus ${parts.join(' and ')}`;
}

function dollarsOf({ amount, currency }: Pick<Pricing, 'amount' | 'currency'>): number | null {
  return currency === undefined || amount === 0 ? amount : null;
}

/** A tool that is free in its entirety (open source, paid once or never) has no plan whose limits could matter. */
function hasFreePlan(link: LinkedTool): boolean {
  const { amount, period } = linkPrice(link);
  return amount === 0 && period !== 'license' && !link.tool.plans.some(isFreeInEntirety);
}

function isFreeInEntirety({ includes, price }: Plan): boolean {
  return price?.amount === 0 && (price.period === 'once' || /\bopen source\b|\bfree software\b/i.test(includes));
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
