import type { Subscription } from '#domain/account/user.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';

/** Statuses of Stripe that keep Core: a failed renewal (past_due) keeps it while Stripe still tries. */
const liveStatuses = ['active', 'trialing', 'past_due'];

/** Whether a subscription in this state of Stripe's runs: it opens Core and is charged again, unless it is cancelled. */
export function isRunningStatus(status: string): boolean {
  return liveStatuses.includes(status);
}

/** Whether a stored subscription opens Core at this moment; derived, never stored. */
export function isPremium(subscription: Subscription | null, now: Date): boolean {
  return (
    subscription !== null &&
    isRunningStatus(subscription.status) &&
    subscription.currentPeriodEnd * 1000 > now.getTime()
  );
}

/** The plan that a stored subscription gives at this moment. */
export function planOf(subscription: Subscription | null, now: Date): Plan {
  return isPremium(subscription, now) ? 'core' : 'fringe';
}
