import type { Subscription } from '#domain/account/user.ts';

/** What decides which of several subscriptions of one person stands. */
export interface RunningSubscription extends Pick<Subscription, 'id' | 'status' | 'interval' | 'cancelAtPeriodEnd'> {
  /** Unix seconds. */
  created: number;
}

/**
 * The one of a person's running subscriptions that stands, and the doubles that are ended and refunded
 * (docs/decisions/0012). A paid one stands before one whose renewal failed, a yearly before a monthly, one that goes
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
