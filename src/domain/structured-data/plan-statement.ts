import type { Plans } from '#domain/plan/plans.schema.ts';
import type { Statement } from '#domain/structured-data/statement.ts';

/** What Yak Core costs, by month and by year; `page` sells it. */
export function planStatement({ name, price, yearlyPrice, includes }: Plans['core'], page: string): Statement {
  return {
    '@type': 'Product',
    name,
    description: includes.join(', '),
    url: page,
    offers: [offer(price, 'month', page), offer(yearlyPrice, 'year', page)],
  };
}

function offer(price: number, unitText: string, url: string): Statement {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'USD',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: 'USD', unitText },
  };
}
