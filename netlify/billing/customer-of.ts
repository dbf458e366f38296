import type Stripe from 'stripe';
import { fullName } from '#domain/person/full-name.ts';
import type { User } from '#domain/person/user.ts';
import type { Session } from '#netlify/session/session.ts';
import { changeSender } from '#netlify/session/change-sender.ts';
import { isDeleted } from './deleted-customer.ts';
import { idempotencyKey } from './idempotency-key.ts';

/**
 * The Stripe customer of the signed-in person, made at the first need and noted in their document; made anew when
 * somebody has deleted it at Stripe, where nothing can be paid with it any more. However often and at once it is asked
 * for, there is one: one that was made and not noted is found by the account that it was made for.
 */
export async function customerOf(stripe: Stripe, session: Session): Promise<string> {
  const { user } = session.stored;
  const { customerId: known } = user;
  if (known && !(await isDeleted(stripe, known))) return known;
  const customer = (await unnotedCustomer(stripe, user)) ?? (await makeCustomer(stripe, user));
  const { outcome } = await changeSender(session, (current) =>
    current.customerId && current.customerId !== known
      ? { write: null, outcome: current.customerId }
      : { write: { ...current, customerId: customer.id }, outcome: customer.id },
  );
  return outcome;
}

/** What a customer notes of the account; the same person has another one after a deletion. */
function notesOf({ id, createdAt }: User): { user_id: string; since: string } {
  return { user_id: id, since: createdAt };
}

async function unnotedCustomer(stripe: Stripe, user: User): Promise<Stripe.Customer | null> {
  const notes = notesOf(user);
  for await (const customer of stripe.customers.list({ email: user.email, limit: 100 }))
    if (customer.metadata['user_id'] === notes.user_id && customer.metadata['since'] === notes.since) return customer;
  return null;
}

function makeCustomer(stripe: Stripe, user: User): Promise<Stripe.Customer> {
  const name = fullName(user);
  const content = { email: user.email, ...(name ? { name } : {}), metadata: notesOf(user) };
  return stripe.customers.create(content, {
    idempotencyKey: idempotencyKey('customer', content, user.customerId ?? ''),
  });
}
