import type { Billing } from '#api/billing.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import type { Session } from '#netlify/session/session.ts';
import { currentSubscription, isRunning } from './current-subscription.ts';
import { readBilling } from './read-billing.ts';
import { atStripe } from './stripe-client.ts';

/**
 * Lets the signed-in person's subscription end with the paid period, or go on after all.
 * @throws ApiError `no_subscription` when none is running
 */
export function setCancellation({ stored }: Session, cancelAtPeriodEnd: boolean, now: Date): Promise<Billing> {
  const { user } = stored;
  return atStripe(async (stripe) => {
    const subscription = user.customerId ? await currentSubscription(stripe, user.customerId) : null;
    if (!isRunning(subscription)) throw new ApiError('no_subscription');
    const { cancel_at_period_end: byFlag } = await stripe.subscriptions.retrieve(subscription.id);
    const isByDate = subscription.cancelAtPeriodEnd && !byFlag;
    const change =
      !cancelAtPeriodEnd && isByDate ? { cancel_at: '' as const } : { cancel_at_period_end: cancelAtPeriodEnd };
    await stripe.subscriptions.update(subscription.id, change);
    return readBilling(stripe, user, now);
  });
}
