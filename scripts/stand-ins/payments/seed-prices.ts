import type { Plans } from '#domain/plan/plans.schema.ts';
import type { Ledger } from './ledger.ts';
import { corePrices, coreProduct } from './objects/product-and-prices.ts';

/**
 * Puts Yak Core and its prices into the file as `data/plans.json` has them now. A price whose amount has changed
 * there stays for those who pay it, and hands its lookup key on to the new one.
 */
export function seedPrices({ records, now }: Ledger, plans: Plans): void {
  const product = coreProduct(plans, now());
  records.put('product', { ...product, created: records.get('product', product.id)?.created ?? product.created });
  const prices = corePrices(plans, now());
  for (const old of records.list('price')) {
    if (!prices.some(({ id }) => id === old.id)) records.put('price', { ...old, active: false, lookup_key: null });
  }
  for (const price of prices) {
    records.put('price', { ...price, created: records.get('price', price.id)?.created ?? price.created });
  }
}
