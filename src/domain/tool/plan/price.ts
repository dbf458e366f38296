import type { Budget } from '#domain/tool/audience.ts';
import { type EvidenceByFact, standingOf } from '#domain/tool/evidence/evidence.ts';
import type { Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';
import type { FreeUse } from '#domain/tool/tool-words.ts';

/** What a budget and a price text are made from. */
interface Priced {
  pricing: Pick<Pricing, 'amount' | 'period' | 'currency'>;
  freeUse: FreeUse;
}

/** Most a low and a medium budget pay a month, in US dollars. */
export const BUDGET_LIMITS = { low: 50, medium: 200 } as const;

/** Months that one amount pays for; a price for anything else is no price for time. */
const MONTHS: Partial<Record<Pricing['period'], number>> = { month: 1, user: 1, year: 12 };

/** US dollars a month for one person; null without a public price in dollars, or when it is sold by use or once. */
export function monthlyAmount({
  amount,
  period,
  currency = 'USD',
}: Pick<Pricing, 'amount' | 'period' | 'currency'>): number | null {
  const months = MONTHS[period];
  return amount === null || currency !== 'USD' || months === undefined ? null : amount / months;
}

/**
 * The budget a tool asks for: `free` when it is useful without paying, else by its price a month. Without a number
 * it is `high`: what is sold on request is sold to companies, and what nobody has read is promised to no smaller purse. Paid by use or once, it is low up to $50.
 */
export function budgetRangeOf({ pricing, freeUse }: Priced): Budget {
  if (isFreeToUse({ pricing, freeUse })) return 'free';
  const amount = monthlyAmount(pricing) ?? (pricing.currency === undefined ? pricing.amount : null);
  if (amount === null) return 'high';
  if (amount <= BUDGET_LIMITS.low) return 'low';
  return amount <= BUDGET_LIMITS.medium ? 'medium' : 'high';
}

/** Whether it is useful without paying: by what was said about free use, else by an amount of 0. */
export function isFreeToUse({ pricing, freeUse }: Priced): boolean {
  return freeUse === 'yes' || (freeUse === 'not read' && pricing.amount === 0);
}

const signs: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** '$12', '$9.90', '$0.05', '$0.004' where cents are too coarse; '€9', 'CHF 12' in other currencies. */
export function moneyText(amount: number, currency = 'USD'): string {
  const figure = amount.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 20,
  });
  return `${signs[currency] ?? `${currency} `}${figure}`;
}

/** What stands for a number where the maker was read and names none, where nobody has read one, where all is over. */
const NO_PUBLIC_PRICE = 'Price on request';
const FREE_PLAN = 'Free plan';
export const PRICE_NOT_READ = 'We haven’t checked the price';
const NO_LONGER_SOLD = 'No longer sold';

/** '$10/month'; 'Free plan' for an amount of 0, 'Price on request' without a public price. */
export function priceText({ amount, period, currency }: Pick<Pricing, 'amount' | 'period' | 'currency'>): string {
  if (amount === null) return NO_PUBLIC_PRICE;
  return amount === 0 ? FREE_PLAN : `${moneyText(amount, currency)}/${period}`;
}

/** Whether a number is printed that nobody has read: it needs the mark wherever it is shown. */
export function isPriceUnconfirmed(tool: {
  pricing: Pick<Pricing, 'amount'>;
  evidence: Pick<EvidenceByFact, 'price'>;
}): boolean {
  return tool.pricing.amount !== null && standingOf(tool.evidence.price) === 'unconfirmed';
}

/** The mark behind a price that nobody has confirmed, and what it means. */
export const UNCONFIRMED_MARK = '*';
export const UNCONFIRMED_NOTE = '* Not confirmed yet: check the price with the maker.';

/** What a price is told from: its number, who read it, and whether the tool is still sold. */
interface PriceFacts {
  pricing: Pick<Pricing, 'amount' | 'period' | 'currency'>;
  evidence: Pick<EvidenceByFact, 'price'>;
  status: Pick<Tool['status'], 'state'>;
}

/** Whether there is no number because nobody has read one: that a maker names none is a fact, and needs its evidence. */
export function isPriceUnread({ pricing, evidence, status }: PriceFacts): boolean {
  return pricing.amount === null && status.state !== 'shut down' && standingOf(evidence.price) === 'unconfirmed';
}

/** A price without its mark; where there is no number, why: 'No longer sold', 'We haven’t checked the price', 'Price on request'. */
export function plainPrice(tool: PriceFacts): string {
  if (tool.status.state === 'shut down') return NO_LONGER_SOLD;
  return isPriceUnread(tool) ? PRICE_NOT_READ : priceText(tool.pricing);
}

/** A price as it is printed, with its mark where it needs one: '$10/month*'. */
export function markedPrice(tool: PriceFacts): string {
  return `${plainPrice(tool)}${isPriceUnconfirmed(tool) ? UNCONFIRMED_MARK : ''}`;
}

/** A price, whether its number needs the mark of what nobody has confirmed, and whether a free trial comes before it. */
interface Price extends Pick<Pricing, 'amount' | 'period' | 'currency'> {
  isUnconfirmed?: boolean;
  isAfterTrial?: boolean;
}

/** How the price of another tool stands to the price of this one, for one person. */
export interface PriceAgainst {
  /** `free` and `paid`: only one of them can be started without paying. */
  relation: 'free' | 'cheaper' | 'alike' | 'more' | 'paid';
  /** Both prices with their marks: '$10* against $20 a month'; where one is free, the other one. */
  words: string;
}

/** A difference of less than a tenth is no reason to change. */
const LEAST = 0.1;

/** Compares two prices; null when one is not public, in another currency, or when they are for different things (a month, an image, a licence). */
export function priceAgainst(other: Price, own: Price): PriceAgainst | null {
  if (other.amount === null || own.amount === null) return null;
  if (other.currency !== own.currency && other.amount !== 0 && own.amount !== 0) return null;
  if (other.amount === 0 || own.amount === 0) return againstFree(other, own);
  const [theirs, ours] = [monthlyAmount(other), monthlyAmount(own)];
  if (other.period !== own.period && (theirs === null || ours === null)) return null;
  const ratio = (theirs ?? other.amount) / (ours ?? own.amount);
  const words =
    other.period === own.period
      ? `${moneyText(other.amount, other.currency)}${markOf(other)} against ${moneyText(own.amount, own.currency)}${markOf(own)} a ${own.period}`
      : `${marked(other)} against ${marked(own)}`;
  return { relation: ratio <= 1 - LEAST ? 'cheaper' : ratio >= 1 + LEAST ? 'more' : 'alike', words };
}

function againstFree(other: Price, own: Price): PriceAgainst {
  if (other.amount === own.amount) return { relation: 'alike', words: 'a free plan' };
  const paid = other.amount === 0 ? own : other;
  const words = `${paid.isAfterTrial ? 'a free trial, then ' : ''}${marked(paid)}`;
  return { relation: other.amount === 0 ? 'free' : 'paid', words };
}

function markOf({ isUnconfirmed }: Price): string {
  return isUnconfirmed ? UNCONFIRMED_MARK : '';
}

function marked(price: Price): string {
  return `${priceText(price)}${markOf(price)}`;
}
