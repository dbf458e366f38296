import type Stripe from 'stripe';
import { isGone } from './stripe-client.ts';

/** What stands behind a customer at Stripe. */
interface Behind {
  /** Our id of the account it was made for, from the note we made then; null when it has none. */
  userId: string | null;
  /** It was deleted, or Stripe never had it: nothing is known of it any more. */
  isForgotten: boolean;
}

/** Whom a customer was made for. @throws Stripe's errors */
export async function personBehind(stripe: Stripe, customerId: string): Promise<Behind> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    if (!customer.deleted) return { userId: customer.metadata['user_id'] ?? null, isForgotten: false };
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  return { userId: null, isForgotten: true };
}
