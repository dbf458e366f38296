import type Stripe from 'stripe';
import type { Subscription } from '#domain/account/user.ts';

/** Statuses under which Stripe will charge again. */
const running = ['active', 'trialing', 'past_due'];

/**
 * What Stripe knows of a customer's subscription: the running one, else the newest that was ever paid, else null.
 * An unpaid first checkout is none.
 */
export async function currentSubscription(stripe: Stripe, customer: string): Promise<Subscription | null> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
  const paid = data.filter(({ status }) => !['incomplete', 'incomplete_expired'].includes(status));
  const newestFirst = paid.toSorted((a, b) => b.created - a.created);
  const current = newestFirst.find(({ status }) => running.includes(status)) ?? newestFirst[0];
  return current ? toSubscription(current) : null;
}

/** Whether Stripe will charge for this subscription again, unless it is cancelled. */
export function isRunning(subscription: Subscription | null): subscription is Subscription {
  return subscription !== null && running.includes(subscription.status);
}

/** Stripe's own portal may end a subscription by a date (`cancel_at`) instead of the flag: both mean that it is cancelled. */
function toSubscription({ id, status, cancel_at_period_end, cancel_at, items }: Stripe.Subscription): Subscription {
  const [item] = items.data;
  if (!item) throw new Error('A subscription without an item.');
  return {
    id,
    status,
    currentPeriodEnd: item.current_period_end,
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
  };
}
