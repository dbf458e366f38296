import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';
import { periodEnd } from './billing-period.ts';
import type { Interval } from './billing-period.ts';

type Item = Records['subscription']['items']['data'][number];

/** What a subscription bills, with its first period. @param given.created Unix seconds */
export function newSubscriptionItem(given: {
  subscription: string;
  price: Records['price'];
  quantity: number;
  created: number;
}): Item {
  const { subscription, price, quantity, created } = given;
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: periodEnd(created, created, intervalOf(price)),
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The item in the period after its current one. @param anchor the subscription's billing anchor, Unix seconds */
export function withNextPeriod(item: Item, anchor: number): Item {
  const start = item.current_period_end;
  return { ...item, current_period_start: start, current_period_end: periodEnd(anchor, start, intervalOf(item.price)) };
}

function intervalOf(price: Records['price']): Interval {
  return price.recurring?.interval === 'year' ? 'year' : 'month';
}

/** The price in the words of an older part of Stripe's API, which items still carry. */
function planOf(price: Records['price']): Item['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: intervalOf(price),
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
