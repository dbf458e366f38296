import type Stripe from 'stripe';
import type { Session } from '#netlify/session/session.ts';
import { changeSender } from '#netlify/session/change-sender.ts';
import { isDeleted } from './deleted-customer.ts';

/**
 * The Stripe customer of the signed-in person, made at the first need and noted in their document; made anew when
 * somebody has deleted it at Stripe, where nothing can be paid with it any more. However often and at once it is asked
 * for, there is one: the key of the request is the account, which after a deletion is another one.
 */
export async function customerOf(stripe: Stripe, session: Session): Promise<string> {
  const { user } = session.stored;
  const { customerId: known } = user;
  if (known && !(await isDeleted(stripe, known))) return known;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const customer = await stripe.customers.create(
    { email: user.email, ...(name ? { name } : {}), metadata: { user_id: user.id } },
    { idempotencyKey: ['customer', user.id, user.createdAt, known].filter(Boolean).join('-') },
  );
  const { outcome } = await changeSender(session, (current) =>
    current.customerId && current.customerId !== known
      ? { write: null, outcome: current.customerId }
      : { write: { ...current, customerId: customer.id }, outcome: customer.id },
  );
  return outcome;
}
