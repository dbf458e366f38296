import { priceText } from '#domain/tool/price-text.ts';
import type { Pricing } from '#domain/tool/tool.schema.ts';

type Price = Pick<Pricing, 'amount' | 'period'>;

/** How the price of another tool stands to the price of this one, for one person. */
export interface PriceAgainst {
  /** `free` and `paid`: only one of them can be started without paying. */
  relation: 'free' | 'cheaper' | 'alike' | 'dearer' | 'paid';
  /** Both prices: '$10 against $20 a month'; where one is free, the other one. */
  words: string;
}

/** Months that one amount pays for; a price for anything else is no price for time. */
const months: Partial<Record<Pricing['period'], number>> = { month: 1, user: 1, year: 12 };

/** A difference of less than a tenth is no reason to change. */
const least = 0.1;

/** Compares two prices; null when they are for different things (a month, an image, a licence). */
export function priceAgainst(other: Price, own: Price): PriceAgainst | null {
  if (other.amount === 0 || own.amount === 0) return againstFree(other, own);
  const [theirs, ours] = [perMonth(other), perMonth(own)];
  if (other.period !== own.period && (theirs === null || ours === null)) return null;
  const ratio = (theirs ?? other.amount) / (ours ?? own.amount);
  const words =
    other.period === own.period
      ? `$${other.amount} against $${own.amount} a ${own.period}`
      : `${priceText(other, 'Free')} against ${priceText(own, 'Free')}`;
  return { relation: ratio <= 1 - least ? 'cheaper' : ratio >= 1 + least ? 'dearer' : 'alike', words };
}

function againstFree(other: Price, own: Price): PriceAgainst {
  if (other.amount === own.amount) return { relation: 'alike', words: 'free to start' };
  return other.amount === 0
    ? { relation: 'free', words: priceText(own, 'Free') }
    : { relation: 'paid', words: priceText(other, 'Free') };
}

function perMonth({ amount, period }: Price): number | null {
  const span = months[period];
  return span === undefined ? null : amount / span;
}
