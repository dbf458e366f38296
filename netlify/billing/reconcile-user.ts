import { deepEqual } from '#domain/value/deep-equal.ts';
import type Stripe from 'stripe';
import type { EventName } from '#domain/admin/event.ts';
import { subscriptionEvents } from '#domain/admin/subscription-events.ts';
import type { User } from '#domain/person/user.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { type DocumentChange, skipUnreadable } from '#netlify/stores/document-store.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { type KnownSubscription, holdingOf, storedForm, subscriptionsOf } from './current-subscription.ts';
import { endDouble } from './end-double.ts';

/**
 * What came of it: the stored subscription was changed, was right already, there is nobody (any more) to store it with, or
 * their document cannot be read.
 */
interface Reconciled {
  outcome: 'changed' | 'unchanged' | 'gone' | 'unreadable';
  /** The one subscription that runs now; null when none does. */
  standing: KnownSubscription | null;
}

/**
 * Makes a person's stored subscription what Stripe says it is, and lets one subscription run: doubles are refunded and
 * ended. Reads our document first, then Stripe, then writes only if nobody wrote in between, and all again otherwise: in
 * any other order an old answer could overwrite a newer one.
 * @param customer a Stripe customer that we made for the person, beside the one in their document; null for none
 * @throws StoreUnavailable; Stripe's errors
 */
export async function reconcileUser(stripe: Stripe, userId: string, customer: string | null): Promise<Reconciled> {
  const changed = await changeUser(
    userId,
    async (user): Promise<DocumentChange<User, Reconciled & { events?: EventName[] }>> => {
      const customers = new Set([user.customerId, customer].filter((id) => id !== null));
      const known = await subscriptionsOf(stripe, customers);
      const { standing, doubles, current } = holdingOf(known);
      if (standing) for (const double of doubles) await endDouble(stripe, double, standing);

      const subscription = current && storedForm(current);
      const payer = known.find(({ id }) => id === standing?.id)?.customer;
      const customerId = typeof payer === 'string' ? payer : (user.customerId ?? customer);
      const isRight = user.customerId === customerId && deepEqual(user.subscription, subscription);
      return isRight
        ? { write: null, outcome: { outcome: 'unchanged', standing } }
        : {
            write: { ...user, customerId, subscription },
            outcome: { outcome: 'changed', standing, events: subscriptionEvents(user.subscription, subscription) },
          };
    },
  ).catch(skipUnreadable);
  if (changed === 'unreadable') return { outcome: 'unreadable', standing: null };
  if (!changed.ok) return { outcome: 'gone', standing: null };
  const { events = [], ...reconciled } = changed.outcome;
  const { subscription } = changed.user;
  for (const event of events)
    await countEvent(event, new Date(), `${subscription?.id} ${subscription?.currentPeriodEnd} ${event}`);
  return reconciled;
}
