import type Stripe from 'stripe';
import { personBehind } from './person-behind.ts';

/** What a payment of ours paid for. */
interface PaidWith {
  invoice: string;
  /** The subscription whose period it was; null for none. */
  subscription: string | null;
  customer: string | null;
  /** The account it was for; null when nobody knows any more. */
  userId: string | null;
}

/**
 * What a payment paid for; null when it was none of ours: we sell nothing without an invoice, and note the account on
 * every customer that we make.
 * @throws Stripe's errors
 */
export async function paidWith(stripe: Stripe, intent: string): Promise<PaidWith | null> {
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
  const customer = idOf(invoice.customer);
  const { userId, isForgotten } = customer
    ? await personBehind(stripe, customer)
    : { userId: null, isForgotten: false };
  if (userId === null && !isForgotten) return null;
  return {
    invoice: invoice.id,
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    customer,
    userId,
  };
}

/** The id of something that Stripe shows whole or by its id. */
export function idOf(shown: string | { id: string } | null | undefined): string | null {
  return typeof shown === 'string' ? shown : (shown?.id ?? null);
}
