import { isPriceUnconfirmed, monthlyAmount } from '#domain/tool/plan/price.ts';
import type { Tool } from '#domain/tool/tool.schema.ts';

type Priced = Pick<Tool, 'id' | 'name' | 'pricing' | 'evidence'>;

/** One tool on the money axis. */
interface Rung<T> {
  tool: T;
  /** US dollars a month for one person. */
  amount: number;
  /** Somebody has read the number; drawn hollow when not. */
  isConfirmed: boolean;
}

/** Tools by what a month costs. */
interface PriceLadder<T> {
  /** From the lowest amount up; of equal ones the confirmed first, then by name. */
  rungs: Rung<T>[];
  /** Sold by use, once or on request: they have no place on the axis. */
  others: T[];
  /** Highest amount, at least one dollar. */
  top: number;
}

/** The ladder of a task's tools. */
export function priceLadder<T extends Priced>(tools: readonly T[]): PriceLadder<T> {
  const rungs = tools
    .flatMap((tool): Rung<T>[] => {
      const amount = monthlyAmount(tool.pricing);
      return amount === null ? [] : [{ tool, amount, isConfirmed: !isPriceUnconfirmed(tool) }];
    })
    .sort(
      (a, b) =>
        a.amount - b.amount || Number(b.isConfirmed) - Number(a.isConfirmed) || (a.tool.name < b.tool.name ? -1 : 1),
    );
  return {
    rungs,
    others: tools.filter(({ pricing }) => monthlyAmount(pricing) === null),
    top: Math.max(1, ...rungs.map(({ amount }) => amount)),
  };
}

/** Fewest tools, and fewest different amounts, that make a ladder worth looking at. */
const MIN_RUNGS = 3;
const MIN_AMOUNTS = 2;

/** Whether there is something to see. */
export function isWorthDrawing({ rungs }: PriceLadder<unknown>): boolean {
  return rungs.length >= MIN_RUNGS && new Set(rungs.map(({ amount }) => amount)).size >= MIN_AMOUNTS;
}
