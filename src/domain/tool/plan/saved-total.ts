import { andList } from '#domain/text/list-text.ts';
import { compareNames } from '#domain/text/compare-names.ts';
import { monthlyDollars } from './plan-price.ts';
import { isPriceUnconfirmed, monthlyAmount, UNCONFIRMED_MARK } from './price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

/** What a set of tools costs. */
export interface SavedTotal {
  /** US dollars a month for one person, to the cent: monthly prices, a twelfth of yearly ones. */
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
    /** US dollars a month for one person, to the cent; all seats of a plan that is not sold to one alone. */
    monthlyAmount: number;
    /** Tools in that amount, free ones among them. */
    count: number;
    /** Names of tools in that amount whose price nobody has read; sorted. */
    unconfirmed: readonly string[];
    /** Names of tools without such a price in dollars a month; sorted. */
    uncounted: readonly string[];
  };
}

/** What of a tool its part of a sum is made from. */
export type Summed = Pick<Tool, 'id' | 'name' | 'pricing' | 'evidence' | 'priceOfYes' | 'rights'>;

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
  };
}

/** 'With paid work: $40 a month, on the cheapest plans that permit it. Udio is not counted: no dollar price a month with paid work was read.' */
export function paidWorkSumText(paidWork: SavedTotal['paidWork']): string {
  if (paidWork.count === 0) return 'With paid work: for none of them a price in dollars a month was read.';
  return `With paid work: ${markedAmount(paidWork)} a month, on the cheapest plans that permit it.${leftOutText(paidWork)}`;
}

/** What a month of paid work does not count, as a sentence goes on; empty where it counts all. */
export function leftOutText({ uncounted }: SavedTotal['paidWork']): string {
  return uncounted.length > 0
    ? ` ${andList(uncounted)} ${uncounted.length === 1 ? 'is' : 'are'} not counted: no dollar price a month with paid work was read.`
    : '';
}

/** '$40', '$40*' where a price in it was read by nobody. */
export function markedAmount({
  monthlyAmount,
  unconfirmed,
}: Pick<SavedTotal, 'monthlyAmount' | 'unconfirmed'>): string {
  return `${amountText(monthlyAmount)}${unconfirmed.length > 0 ? UNCONFIRMED_MARK : ''}`;
}

/** What the tools cost a month on the cheapest plans on which paid work is a yes. @param byName sorted by name */
export function paidWorkTotal(byName: readonly Summed[]): SavedTotal['paidWork'] {
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

/** US dollars a month of paid work; null without such a price. What makes nothing of its own costs what it costs anyway. */
export function paidWorkMonth({ priceOfYes, pricing, rights }: Summed): number | null {
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
