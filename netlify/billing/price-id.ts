import type Stripe from 'stripe';
import type { BillingInterval } from '#api/create-checkout-session.contract.ts';
import { plans } from '#netlify/catalog/plans.ts';

/**
 * Id of Core's price for an interval, found by the lookup key in data/plans.json: nothing about a price comes from the browser.
 * @throws Error when Stripe has no such price
 */
export async function corePriceId(stripe: Stripe, interval: BillingInterval): Promise<string> {
  const key = interval === 'month' ? plans.core.monthlyLookupKey : plans.core.yearlyLookupKey;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no active price with the lookup key ${key}.`);
  return price.id;
}
