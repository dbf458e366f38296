import type { Subscription } from '#domain/person/user.ts';
import { isRunningStatus } from '#domain/person/subscription.ts';
import type { EventName } from './event.ts';

/** What a change of a stored subscription is to the figures: who pays and who cancels, not which fields moved. */
export function subscriptionEvents(before: Subscription | null, after: Subscription | null): EventName[] {
  const [ran, runs] = [isRunning(before), isRunning(after)];
  if (!ran && runs && after) return [`joined-${after.interval}`];
  if (ran && !runs) return ['ended'];
  if (!runs || !before || !after) return [];
  if (!before.cancelAtPeriodEnd && after.cancelAtPeriodEnd) return ['cancelled'];
  return before.cancelAtPeriodEnd && !after.cancelAtPeriodEnd ? ['resumed'] : [];
}

function isRunning(subscription: Subscription | null): boolean {
  return subscription !== null && isRunningStatus(subscription.status);
}
