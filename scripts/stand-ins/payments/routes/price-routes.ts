import type Stripe from 'stripe';
import { z } from 'zod';
import { unknownId } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import { pageOf } from '../http/page-of.ts';
import { flag, listParameters } from '../http/parameter-kinds.ts';

const priceListing = {
  ...listParameters,
  active: flag.optional(),
  lookup_keys: z.array(z.string()).max(10).optional(),
  product: z.string().optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
} satisfies KnownParameters<Stripe.PriceListParams>;

const productListing = {
  ...listParameters,
  active: flag.optional(),
} satisfies KnownParameters<Stripe.ProductListParams>;

/** Stripe's API for prices and products, which are made from `data/plans.json` and cannot be changed here. */
export const priceRoutes: readonly ApiRoute[] = [
  apiRoute('GET', '/v1/prices', priceListing, ({ ledger, parameters }) => {
    const { active, lookup_keys: keys, product, type } = parameters;
    const found = ledger.records
      .list('price')
      .filter((price) => active === undefined || price.active === active)
      .filter((price) => keys === undefined || keys.includes(price.lookup_key ?? ''))
      .filter((price) => product === undefined || price.product === product)
      .filter((price) => type === undefined || price.type === type);
    return pageOf(found, parameters, '/v1/prices');
  }),

  apiRoute('GET', '/v1/prices/:id', {}, ({ ledger, id }) => {
    const price = ledger.records.get('price', id);
    if (!price) throw unknownId('price', id);
    return price;
  }),

  apiRoute('GET', '/v1/products', productListing, ({ ledger, parameters }) => {
    const found = ledger.records
      .list('product')
      .filter(({ active }) => parameters.active === undefined || active === parameters.active);
    return pageOf(found, parameters, '/v1/products');
  }),

  apiRoute('GET', '/v1/products/:id', {}, ({ ledger, id }) => {
    const product = ledger.records.get('product', id);
    if (!product) throw unknownId('product', id);
    return product;
  }),
];
