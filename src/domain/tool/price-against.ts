import { monthlyAmount, priceText } from '#domain/tool/price.ts';
import type { Pricing } from '#domain/tool/tool.schema.ts';

type Price = Pick<Pricing, 'amount' | 'period'>;

/** How the price of another tool stands to the price of this one, for one person. */
export interface PriceAgainst {
  /** `free` and `paid`: only one of them can be started without paying. */
  relation: 'free' | 'cheaper' | 'alike' | 'more' | 'paid';
  /** Both prices: '$10 against $20 a month'; where one is free, the other one. */
  words: string;
}

/** A difference of less than a tenth is no reason to change. */
const least = 0.1;

/** Compares two prices; null when one is not public, or when they are for different things (a month, an image, a licence). */
export function priceAgainst(other: Price, own: Price): PriceAgainst | null {
  if (other.amount === null || own.amount === null) return null;
  if (other.amount === 0 || own.amount === 0) return againstFree(other, own);
  const [theirs, ours] = [monthlyAmount(other), monthlyAmount(own)];
  if (other.period !== own.period && (theirs === null || ours === null)) return null;
  const ratio = (theirs ?? other.amount) / (ours ?? own.amount);
  const words =
    other.period === own.period
      ? `$${other.amount} against $${own.amount} a ${own.period}`
      : `${priceText(other, 'Free')} against ${priceText(own, 'Free')}`;
  return { relation: ratio <= 1 - least ? 'cheaper' : ratio >= 1 + least ? 'more' : 'alike', words };
}

function againstFree(other: Price, own: Price): PriceAgainst {
  if (other.amount === own.amount) return { relation: 'alike', words: 'free to start' };
  return other.amount === 0
    ? { relation: 'free', words: priceText(own, 'Free') }
    : { relation: 'paid', words: priceText(other, 'Free') };
}
