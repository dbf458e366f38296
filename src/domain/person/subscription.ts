import { DAY_MS } from '#domain/value/day.ts';
import type { Subscription } from './user.ts';

/** Statuses of Stripe that keep Core: a failed renewal (past_due) keeps it while Stripe still tries. */
const liveStatuses = ['active', 'trialing', 'past_due'];
/** Of these, the ones whose next charge is expected to come through. */
const renewingStatuses = ['active', 'trialing'];

/** Whether a subscription in this state of Stripe's runs: it opens Core and is charged again, unless it is cancelled. */
export function isRunningStatus(status: string): boolean {
  return liveStatuses.includes(status);
}

/** Days between the end of a period and the news of its renewal in which nobody loses what they pay for. */
const GRACE_MS = 3 * DAY_MS;

/** Whether a stored subscription opens Core at this moment; derived, never stored. */
export function isPremium(subscription: Subscription | null, now: Date): boolean {
  const isPaid =
    subscription !== null &&
    isRunningStatus(subscription.status) &&
    subscription.currentPeriodEnd * 1000 > now.getTime();
  return isPaid || isRenewing(subscription, now);
}

/**
 * Whether the paid period is over and its renewal was not heard of yet: Stripe charges within hours, its message may be
 * late or lost. One that was cancelled renews no more, and after a failed charge nothing further was paid: both end with
 * their period.
 */
export function isRenewing(subscription: Subscription | null, now: Date): boolean {
  if (subscription === null || subscription.cancelAtPeriodEnd || !renewingStatuses.includes(subscription.status))
    return false;
  const since = now.getTime() - subscription.currentPeriodEnd * 1000;
  return since >= 0 && since < GRACE_MS;
}

/** The plan that a stored subscription gives at this moment. */
export function planOf(subscription: Subscription | null, now: Date): 'core' | 'fringe' {
  return isPremium(subscription, now) ? 'core' : 'fringe';
}

/** What decides which of several subscriptions of one person stands. */
export interface RunningSubscription extends Pick<Subscription, 'id' | 'status' | 'interval' | 'cancelAtPeriodEnd'> {
  /** Unix seconds. */
  created: number;
}

/**
 * The one of a person's running subscriptions that stands, and the doubles that are ended and refunded
 * (docs/decisions/0011). A paid one stands before one whose renewal failed, a yearly before a monthly, one that goes
 * on before one that was cancelled, and then the older: whoever asks, in whatever order they came, gets the same answer.
 */
export function chooseStanding<Running extends RunningSubscription>(
  running: readonly Running[],
): { standing: Running | null; doubles: Running[] } {
  const [standing = null, ...doubles] = running.toSorted(
    (a, b) =>
      Number(a.status === 'past_due') - Number(b.status === 'past_due') ||
      Number(a.interval !== 'year') - Number(b.interval !== 'year') ||
      Number(a.cancelAtPeriodEnd) - Number(b.cancelAtPeriodEnd) ||
      a.created - b.created ||
      (a.id < b.id ? -1 : 1),
  );
  return { standing, doubles };
}
