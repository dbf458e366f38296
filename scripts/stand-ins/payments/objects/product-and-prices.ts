import type { Plans } from '#domain/plan/plans.schema.ts';
import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';

const PRODUCT = 'prod_yak_core';

/** Yak Core as something to buy. @param created Unix seconds */
function coreProduct({ core }: Plans, created: number): Records['product'] {
  return {
    id: PRODUCT,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: core.includes.map((name) => ({ name })),
    metadata: {},
    name: core.name,
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

/** The monthly and the yearly price of Yak Core, found by the lookup keys of `data/plans.json`. @param created Unix seconds */
function corePrices({ core }: Plans, created: number): Records['price'][] {
  return [
    price({ lookupKey: core.monthlyLookupKey, dollars: core.price, interval: 'month', created }),
    price({ lookupKey: core.yearlyLookupKey, dollars: core.yearlyPrice, interval: 'year', created }),
  ];
}

/** A price never changes its amount, as at Stripe: another amount is another price, so the amount is part of the id. */
function price(given: {
  lookupKey: string;
  dollars: number;
  interval: 'month' | 'year';
  created: number;
}): Records['price'] {
  const cents = Math.round(given.dollars * 100);
  return {
    id: `price_${given.lookupKey}_${cents}`,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: given.created,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookupKey,
    metadata: {},
    nickname: null,
    product: PRODUCT,
    recurring: {
      interval: given.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: String(cents),
  };
}

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
