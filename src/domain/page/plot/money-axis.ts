/** Amounts that may stand on an axis of money. */
const roundAmounts = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];
/** Share of the axis that lies between two marks at least: nearer ones would touch on a phone. */
const LEAST_GAP = 0.3;

/** Where an amount lies between nothing, 0, and the top, 1: a root gives room to low prices, where most of them are. */
export function moneyPlace(amount: number, top: number): number {
  return Math.sqrt(amount / top);
}

/** Amounts to mark, from 0 to the last round one that is not above the top. */
export function moneyMarks(top: number): number[] {
  const marks: number[] = [];
  let last = 1 + LEAST_GAP;
  for (const amount of roundAmounts.toReversed()) {
    const place = moneyPlace(amount, top);
    if (amount > top || place < LEAST_GAP || last - place < LEAST_GAP) continue;
    marks.unshift(amount);
    last = place;
  }
  return [0, ...marks];
}
