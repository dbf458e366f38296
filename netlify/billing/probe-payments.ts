import { corePriceId } from './price-id.ts';
import { stripeClient } from './stripe-client.ts';

/**
 * Asks the payment provider for the price of Core: the key works, the provider answers, and there is something to buy.
 * @throws ApiError `payments_unavailable` when payments are off; Stripe's errors; Error when there is no price
 */
export async function probePayments(): Promise<void> {
  await corePriceId(await stripeClient(), 'month');
}
