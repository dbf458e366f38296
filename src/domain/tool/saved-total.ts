import { categoryTerms } from './category-terms.ts';
import { compareNames } from './compare-names.ts';
import { isPriceUnconfirmed, monthlyAmount } from './price.ts';
import type { Tool } from './tool.schema.ts';

/** What a set of tools costs, and where it holds several of a kind. */
export interface SavedTotal {
  /** US dollars a month for one person, to the cent: monthly prices, one seat where seats are sold, a twelfth of yearly ones. */
  monthlyAmount: number;
  /** Tools in that amount, free ones not among them. */
  paidCount: number;
  /** Tools one can start with without paying. */
  freeCount: number;
  /** Names of tools whose price counts although nobody has confirmed it; sorted. */
  unconfirmed: readonly string[];
  /** Names of tools sold by use, once, or at no public price, which no monthly amount can hold; sorted. */
  uncounted: readonly string[];
  /** Kinds of which there are several, the fullest first. */
  overlaps: readonly Overlap[];
}

/** Tools with the same first category. */
export interface Overlap {
  category: string;
  /** Sorted. */
  names: readonly string[];
}

/** Adds up the tools by the cheapest price that each maker sells. */
export function savedTotal(
  tools: readonly Pick<Tool, 'id' | 'name' | 'category' | 'pricing' | 'evidence'>[],
): SavedTotal {
  const byName = [...tools].sort(compareNames);
  const paid = byName.filter(({ pricing }) => pricing.amount !== 0);
  const amounts = paid.map(({ pricing }) => monthlyAmount(pricing)).filter((amount) => amount !== null);
  const uncounted = paid.filter(({ pricing }) => monthlyAmount(pricing) === null);
  const unconfirmed = paid.filter((tool) => isPriceUnconfirmed(tool) && monthlyAmount(tool.pricing) !== null);
  return {
    monthlyAmount: Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100,
    paidCount: amounts.length,
    freeCount: tools.length - paid.length,
    unconfirmed: unconfirmed.map(({ name }) => name),
    uncounted: uncounted.map(({ name }) => name),
    overlaps: overlapsOf(byName),
  };
}

/** '$49', '$49.50'. */
export function amountText(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

function overlapsOf(byName: readonly Pick<Tool, 'name' | 'category'>[]): Overlap[] {
  const byCategory = Map.groupBy(byName, ({ category }) => categoryTerms(category)[0] ?? '');
  return [...byCategory]
    .filter(([category, members]) => category !== '' && members.length > 1)
    .map(([category, members]) => ({ category, names: members.map(({ name }) => name) }))
    .sort((one, other) => other.names.length - one.names.length || one.category.localeCompare(other.category, 'en'));
}
