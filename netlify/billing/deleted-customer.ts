import type Stripe from 'stripe';
import { isGone } from './stripe-client.ts';

/**
 * Whether a customer was deleted at Stripe, which goes on telling that; nothing can be paid or opened for it any more.
 * @throws Stripe's error for one that it never had: the keys may be those of another account
 */
export async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customer)).deleted === true;
}

/** What Stripe lists of a customer; nothing when it refuses to since the customer was deleted there. */
export async function listedOf<Item>(
  stripe: Stripe,
  customer: string,
  list: (customer: string) => Promise<Item[]>,
): Promise<Item[]> {
  try {
    return await list(customer);
  } catch (error) {
    if (isGone(error) && (await isDeleted(stripe, customer))) return [];
    throw error;
  }
}
