import type Stripe from 'stripe';
import type { Session } from '#netlify/session/session.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

/**
 * The Stripe customer of the signed-in person, made at the first need and noted in their document. However often and at
 * once it is asked for, there is one: the key of the request is the account, which after a deletion is another one.
 */
export async function customerOf(stripe: Stripe, session: Session): Promise<string> {
  const { user } = session.stored;
  if (user.customerId) return user.customerId;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const customer = await stripe.customers.create(
    { email: user.email, ...(name ? { name } : {}), metadata: { user_id: user.id } },
    { idempotencyKey: `customer-${user.id}-${user.createdAt}` },
  );
  const { outcome } = await changeSender(session, (current) =>
    current.customerId
      ? { write: null, outcome: current.customerId }
      : { write: { ...current, customerId: customer.id }, outcome: customer.id },
  );
  return outcome;
}
