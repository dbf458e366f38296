import type { User } from '#domain/person/user.ts';
import { paymentSettings } from '#netlify/env.ts';
import { ignoreGone } from './end-double.ts';
import { atStripe } from './stripe-client.ts';

/**
 * Deletes a person at the payment provider: their running subscription ends at once and is not charged again. Also
 * finds a customer that was made while the account was being closed. Safe to repeat; without payments there is nobody.
 * @throws ApiError `payments_failed` when the provider does not answer: nothing may be called deleted then
 */
export async function forgetCustomer({ id, email, customerId }: User): Promise<void> {
  if (paymentSettings() === null) return;
  await atStripe(async (stripe) => {
    const customers = new Set(customerId ? [customerId] : []);
    for await (const customer of stripe.customers.list({ email, limit: 100 }))
      if (customer.metadata['user_id'] === id) customers.add(customer.id);
    for (const customer of customers) await ignoreGone(stripe.customers.del(customer));
  });
}
