import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { changeUser } from '#netlify/stores/user-store.ts';
import { currentSubscription } from './current-subscription.ts';

/** What came of it: the stored subscription was changed, was right already, or there is nobody (any more) to store it with. */
export type Reconciled = 'changed' | 'unchanged' | 'gone';

/**
 * Makes a person's stored subscription what Stripe says it is. Reads our document first, then Stripe, then writes only if
 * nobody wrote in between, and all again otherwise: in any other order an old answer could overwrite a newer one.
 * @param customer the Stripe customer that must be the person's; null takes the one in their document
 * @throws StoreUnavailable; Stripe's errors
 */
export async function reconcileUser(stripe: Stripe, userId: string, customer: string | null): Promise<Reconciled> {
  const changed = await changeUser(userId, async (user) => {
    const customerId = user.customerId ?? customer;
    if (customerId === null || (customer !== null && customer !== customerId))
      return { write: null, outcome: 'unchanged' as const };
    const subscription = await currentSubscription(stripe, customerId);
    const isRight = user.customerId === customerId && isDeepStrictEqual(user.subscription, subscription);
    return isRight
      ? { write: null, outcome: 'unchanged' as const }
      : { write: { ...user, customerId, subscription }, outcome: 'changed' as const };
  });
  return changed.ok ? changed.outcome : 'gone';
}
