import { categoryTerms } from '#domain/tool/catalogue/category-terms.ts';
import { compareNames } from '#domain/tool/catalogue/compare-names.ts';
import { numberWord } from '#domain/text/number-word.ts';
import { monthlyDollars } from './plan-price.ts';
import { isPriceUnconfirmed, monthlyAmount, UNCONFIRMED_MARK } from './price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

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
  /** Names of tools sold by use, once, in another currency, or at no public price, which no sum of a month can hold; sorted. */
  uncounted: readonly string[];
  /** The same list by the cheapest plans on which paid work is a yes. */
  paidWork: {
    /** US dollars a month for one person, to the cent. */
    monthlyAmount: number;
    /** Tools in that amount, free ones among them. */
    count: number;
    /** Names of tools in that amount whose price nobody has read; sorted. */
    unconfirmed: readonly string[];
    /** Names of tools without such a price in dollars a month; sorted. */
    uncounted: readonly string[];
  };
  /** Kinds of which there are several, the fullest first. */
  overlaps: readonly Overlap[];
}

/** Tools with the same first category. */
export interface Overlap {
  category: string;
  /** Sorted. */
  names: readonly string[];
}

/** What of a tool its part of a sum is made from. */
type Summed = Pick<Tool, 'id' | 'name' | 'category' | 'pricing' | 'evidence' | 'priceOfYes' | 'rights'>;

/** Adds up the tools by the cheapest price that each maker sells, and by the cheapest on which paid work is a yes. */
export function savedTotal(tools: readonly Summed[]): SavedTotal {
  const byName = [...tools].sort(compareNames);
  const paid = byName.filter(({ pricing }) => pricing.amount !== 0);
  const amounts = paid.map(({ pricing }) => monthlyAmount(pricing)).filter((amount) => amount !== null);
  const uncounted = paid.filter(({ pricing }) => monthlyAmount(pricing) === null);
  const unconfirmed = paid.filter((tool) => isPriceUnconfirmed(tool) && monthlyAmount(tool.pricing) !== null);
  return {
    monthlyAmount: sumOf(amounts),
    paidCount: amounts.length,
    freeCount: tools.length - paid.length,
    unconfirmed: unconfirmed.map(({ name }) => name),
    uncounted: uncounted.map(({ name }) => name),
    paidWork: paidWorkTotal(byName),
    overlaps: overlapsOf(byName),
  };
}

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** 'With paid work: $40 a month, on the cheapest plans that permit it. Not in it, because no such price in dollars a month was read: Udio.' */
export function paidWorkSumText(paidWork: SavedTotal['paidWork']): string {
  if (paidWork.count === 0) return 'With paid work: for none of them a price in dollars a month was read.';
  return `With paid work: ${markedAmount(paidWork)} a month, on the cheapest plans that permit it.${leftOutText(paidWork)}`;
}

/** What a month of paid work does not count, as a sentence goes on; empty where it counts all. */
export function leftOutText({ uncounted }: SavedTotal['paidWork']): string {
  return uncounted.length > 0
    ? ` Not in it, because no such price in dollars a month was read: ${names.format(uncounted)}.`
    : '';
}

/** '$40', '$40*' where a price in it was read by nobody. */
export function markedAmount({
  monthlyAmount,
  unconfirmed,
}: Pick<SavedTotal, 'monthlyAmount' | 'unconfirmed'>): string {
  return `${amountText(monthlyAmount)}${unconfirmed.length > 0 ? UNCONFIRMED_MARK : ''}`;
}

/**
 * What several of one kind ask of their owner: 'Do you need all four? Magnific costs the most of the four, $20: without it the month
 * costs $37.' The dearest in paid work is named with its price, only where what each of them costs there is known and it costs
 * something.
 */
export function overlapAdvice(tools: readonly Summed[], { category, names: own }: Overlap): string {
  const count = numberWord(own.length);
  const question = own.length === 2 ? 'Do you need both?' : `Do you need all ${count}?`;
  const costs = tools
    .filter((tool) => kindOf(tool) === category)
    .map((tool) => ({ tool, amount: paidWorkMonth(tool) }));
  const [dearest, next] = costs.toSorted((one, other) => (other.amount ?? 0) - (one.amount ?? 0));
  if (!dearest?.amount || costs.some(({ amount }) => amount === null)) return question;
  const rest = paidWorkTotal(tools.filter((tool) => tool !== dearest.tool));
  const more = own.length === 2 ? 'costs more' : `costs the most of the ${count}`;
  const most = next?.amount === dearest.amount ? 'costs as much as any' : more;
  const price = markedAmount(paidWorkTotal([dearest.tool]));
  return `${question} ${dearest.tool.name} ${most}, ${price}: without it the month costs ${markedAmount(rest)}.`;
}

function paidWorkTotal(byName: readonly Summed[]): SavedTotal['paidWork'] {
  const priced = byName.map((tool) => ({ tool, amount: paidWorkMonth(tool) }));
  return {
    monthlyAmount: sumOf(priced.flatMap(({ amount }) => amount ?? [])),
    count: priced.filter(({ amount }) => amount !== null).length,
    unconfirmed: priced
      .filter(({ tool, amount }) => amount !== null && amount > 0 && isPaidWorkUnread(tool))
      .map(({ tool }) => tool.name),
    uncounted: priced.filter(({ amount }) => amount === null).map(({ tool }) => tool.name),
  };
}

/** What makes nothing of its own costs in paid work what it costs anyway. */
function paidWorkMonth({ priceOfYes, pricing, rights }: Summed): number | null {
  if (priceOfYes) return priceOfYes.amount === 0 ? 0 : monthlyDollars(priceOfYes);
  return rights.commercialUse === 'does not apply' ? monthlyAmount(pricing) : null;
}

function isPaidWorkUnread(tool: Summed): boolean {
  return tool.priceOfYes?.isUnconfirmed ?? isPriceUnconfirmed(tool);
}

function sumOf(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

/** '$49', '$49.50'. */
export function amountText(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

function overlapsOf(byName: readonly Pick<Tool, 'name' | 'category'>[]): Overlap[] {
  const byCategory = Map.groupBy(byName, kindOf);
  return [...byCategory]
    .filter(([category, members]) => category !== '' && members.length > 1)
    .map(([category, members]) => ({ category, names: members.map(({ name }) => name) }))
    .sort((one, other) => other.names.length - one.names.length || one.category.localeCompare(other.category, 'en'));
}

function kindOf({ category }: Pick<Tool, 'category'>): string {
  return categoryTerms(category)[0] ?? '';
}
