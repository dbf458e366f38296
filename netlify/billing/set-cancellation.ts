import type Stripe from 'stripe';
import type { Billing } from '#api/billing.contract.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { closeOpenWays } from './close-open-ways.ts';
import { readBilling } from './read-billing.ts';
import { reconcileUser } from './reconcile-user.ts';
import { atStripe } from './stripe-client.ts';

/**
 * Lets the signed-in person's subscription end with the paid period, or go on after all. Cancelling ends all that runs:
 * doubles are refunded and ended first, and whatever was opened to pay and not paid yet is closed.
 * @throws ApiError `no_subscription` when none is running
 */
export function setCancellation({ stored }: Session, cancelAtPeriodEnd: boolean, now: Date): Promise<Billing> {
  const { user } = stored;
  return atStripe(async (stripe) => {
    if (user.customerId === null) throw new ApiError('no_subscription');
    const { standing } = await reconcileUser(stripe, user.id, null);
    const customer = (await readUser(user.id))?.user.customerId ?? user.customerId;
    if (cancelAtPeriodEnd) await closeOpenWays(stripe, customer);
    if (standing === null) throw new ApiError('no_subscription');
    const { cancel_at_period_end: byFlag } = await stripe.subscriptions.retrieve(standing.id);
    await stripe.subscriptions.update(standing.id, change(cancelAtPeriodEnd, standing.cancelAtPeriodEnd && !byFlag));
    return readBilling(stripe, { ...user, customerId: customer }, now);
  });
}

/** An end that Stripe's portal set as a date is not lifted by the flag. */
function change(cancelAtPeriodEnd: boolean, isByDate: boolean): Stripe.SubscriptionUpdateParams {
  return !cancelAtPeriodEnd && isByDate ? { cancel_at: '' } : { cancel_at_period_end: cancelAtPeriodEnd };
}
