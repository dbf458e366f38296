import type Stripe from 'stripe';
import type { Subscription } from '#domain/person/user.ts';
import { isRunningStatus, chooseStanding, type RunningSubscription } from '#domain/person/subscription.ts';
import { listedOf } from './deleted-customer.ts';

/** Why we ended a subscription ourselves; noted at Stripe, so that it is never taken for one that the person had. */
export const ENDED_BY_US = {
  double: 'Paid twice: ended and refunded by Yak.',
  unpaid: 'Never paid: another way to pay was opened.',
} as const;

/** A subscription as it is stored, with when it began. */
export type KnownSubscription = Subscription & RunningSubscription;

/** Every subscription that these customers ever had, in any state; of one that was deleted at Stripe what it still tells. */
export async function subscriptionsOf(stripe: Stripe, customers: Iterable<string>): Promise<Stripe.Subscription[]> {
  const lists = [...customers].map((customer) =>
    listedOf(stripe, customer, (id) =>
      stripe.subscriptions.list({ customer: id, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 }),
    ),
  );
  return (await Promise.all(lists)).flat();
}

/** What a person has: the running subscription that stands, any doubles of it, and the unpaid ones that could still start. */
interface Holding {
  standing: KnownSubscription | null;
  doubles: KnownSubscription[];
  unpaid: Stripe.Subscription[];
  /** The standing one, else the newest that was ever paid, else null. */
  current: KnownSubscription | null;
}

/** Sorts a person's subscriptions out. */
export function holdingOf(subscriptions: readonly Stripe.Subscription[]): Holding {
  const { standing, doubles } = chooseStanding(
    subscriptions.filter(({ status }) => isRunningStatus(status)).map(toSubscription),
  );
  const [newest] = subscriptions.filter(wasPaid).toSorted((a, b) => b.created - a.created);
  return {
    standing,
    doubles,
    unpaid: subscriptions.filter(({ status }) => status === 'incomplete'),
    current: standing ?? (newest ? toSubscription(newest) : null),
  };
}

/** What is stored of it. */
export function storedForm({ created: _, ...subscription }: KnownSubscription): Subscription {
  return subscription;
}

function wasPaid({ status, cancellation_details: ending }: Stripe.Subscription): boolean {
  const isOurs = (Object.values(ENDED_BY_US) as (string | null | undefined)[]).includes(ending?.comment);
  return !isOurs && status !== 'incomplete' && status !== 'incomplete_expired';
}

/** Stripe's own portal may end a subscription by a date (`cancel_at`) instead of the flag: both mean that it is cancelled. */
export function toSubscription(subscription: Stripe.Subscription): KnownSubscription {
  const { id, status, created, cancel_at_period_end: byFlag, cancel_at: byDate, items } = subscription;
  const [item] = items.data;
  if (!item) throw new Error('A subscription without an item.');
  return {
    id,
    status,
    created,
    currentPeriodEnd: item.current_period_end,
    cancelAtPeriodEnd: byFlag || byDate !== null,
    interval: item.price.recurring?.interval === 'year' ? 'year' : 'month',
  };
}
