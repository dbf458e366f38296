import type { Pricing } from '#domain/tool/evidence/stated-facts.schema.ts';
import type { Correction } from './correction.schema.ts';

/** A price from one day on. */
interface PricePoint {
  /** YYYY-MM-DD. */
  day: string;
  amount: number;
}

/** How a price went: at least two points of one period, oldest first. */
interface PriceHistory {
  period: Pricing['period'];
  points: PricePoint[];
}

/** The history of a tool's price out of its corrections; null until there are two points in the period of today. */
export function priceHistory(corrections: readonly Correction[]): PriceHistory | null {
  const priced = corrections
    .flatMap(({ prices, at, saidSince }) => (prices ? [{ ...prices, at, saidSince }] : []))
    .sort((a, b) => a.at.localeCompare(b.at));
  const period = priced.at(-1)?.after.period;
  if (!period) return null;
  const points = new Map<string, number>();
  const add = (day: string | null, price: { amount: number | null; period: Pricing['period'] }) => {
    if (day !== null && price.amount !== null && price.period === period) points.set(day, price.amount);
  };
  for (const [index, { before, after, at, saidSince }] of priced.entries()) {
    if (index === 0) add(saidSince, before);
    add(at.slice(0, 10), after);
  }
  const line = [...points].map(([day, amount]) => ({ day, amount }));
  const isMoving = new Set(line.map(({ amount }) => amount)).size > 1;
  return isMoving ? { period, points: line } : null;
}

/** The line as an SVG path in a box of this size, its last step drawn to the right edge (today). */
export function stepPath(points: readonly PricePoint[], today: string, width: number, height: number): string {
  const times = points.map(({ day }) => Date.parse(day));
  const [first = 0] = times;
  const span = Math.max(1, Date.parse(today) - first);
  const most = Math.max(...points.map(({ amount }) => amount), 1);
  const x = (time: number) => round(Math.min(1, Math.max(0, (time - first) / span)) * width);
  const y = (amount: number) => round(height - (amount / most) * height);
  const [start, ...rest] = points;
  if (!start) return '';
  const steps = rest.map(({ amount }, index) => `H${x(times[index + 1] ?? first)}V${y(amount)}`);
  return `M0 ${y(start.amount)}${steps.join('')}H${width}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
