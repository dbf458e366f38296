import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';

/** Something that is sold by subscription. */
export interface SoldProduct {
  /** `prod_…` */
  id: string;
  name: string;
  /** What it includes, a few words each. */
  features?: readonly string[];
  prices: readonly SoldPrice[];
}

/** What a product costs, each time. */
interface SoldPrice {
  lookupKey: string;
  /** Cents of a US dollar. */
  amount: number;
  interval: 'month' | 'year';
}

/**
 * Puts what is sold into the file. A price whose amount has changed since stays for those who pay it, and hands its
 * lookup key on to the new one.
 */
export function seedPrices({ records, now }: Ledger, sold: readonly SoldProduct[]): void {
  for (const product of sold) {
    const created = records.get('product', product.id)?.created ?? now();
    records.put('product', newProduct(product, created));
  }
  const prices = sold.flatMap((product) => product.prices.map((price) => newPrice(product.id, price, now())));
  for (const old of records.list('price')) {
    if (!prices.some(({ id }) => id === old.id)) records.put('price', { ...old, active: false, lookup_key: null });
  }
  for (const price of prices)
    records.put('price', { ...price, created: records.get('price', price.id)?.created ?? price.created });
}

function newProduct({ id, name, features = [] }: SoldProduct, created: number): Records['product'] {
  return {
    id,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: features.map((feature) => ({ name: feature })),
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

/** A price never changes its amount, as at Stripe: another amount is another price, so the amount is part of the id. */
function newPrice(product: string, { lookupKey, amount, interval }: SoldPrice, created: number): Records['price'] {
  return {
    id: `price_${lookupKey}_${amount}`,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey,
    metadata: {},
    nickname: null,
    product,
    recurring: { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}
