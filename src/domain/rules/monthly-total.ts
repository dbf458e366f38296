import { monthlyDollars } from '#domain/tool/plan/plan-price.ts';
import type { VerdictPrice } from './verdict.ts';

/** Dollars a month for all seats; null for what is sold in another currency or in other ways. */
export function monthlyTotal({ amount, currency, period, seats }: VerdictPrice): number | null {
  if (amount === 0) return 0;
  const monthly = monthlyDollars({ amount, currency, period });
  return monthly === null ? null : monthly * seats;
}
