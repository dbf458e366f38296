import type { Plans } from './plans.schema.ts';

/** US dollars that a year paid at once costs less than twelve months. */
export function yearlySaving(core: Pick<Plans['core'], 'price' | 'yearlyPrice'>): number {
  return core.price * 12 - core.yearlyPrice;
}
