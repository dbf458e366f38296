import type Stripe from 'stripe';
import { logError } from '#netlify/http/log.ts';
import { isNotTaken } from '#domain/plan/payment-case.ts';
import { ENDED_BY_US, type KnownSubscription } from './current-subscription.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { keepCase } from './keep-case.ts';
import { idOf } from './paid-with.ts';
import { personBehind } from './person-behind.ts';
import { isGone, isRefusal } from './stripe-client.ts';

/**
 * Refunds what a person paid for a second subscription while another one ran, and ends it at once. The money goes
 * first: cut short after it, the double still runs and is found again; the other way round nobody would look again.
 * Safe to repeat and to run twice at once.
 * @param standing the one that is kept: what was paid for days before it began is not refunded
 * @throws Stripe's errors, StoreUnavailable; a refund that Stripe refuses for good is put before the desk and the double
 *   ended all the same
 */
export async function endDouble(stripe: Stripe, double: KnownSubscription, standing: KnownSubscription): Promise<void> {
  const invoices = stripe.invoices.list({ subscription: double.id, status: 'paid', limit: 100 });
  for await (const invoice of invoices) if (reachesInto(invoice, standing)) await refund(stripe, invoice);
  await ignoreGone(
    stripe.subscriptions.cancel(double.id, {
      invoice_now: false,
      prorate: false,
      cancellation_details: { comment: ENDED_BY_US.double },
    }),
  );
}

/** Waits for a change of something that may have ended meanwhile, which is as well. */
export async function ignoreGone(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

/** Whether an invoice paid for days on which the other subscription ran as well. */
function reachesInto({ lines }: Stripe.Invoice, { created }: KnownSubscription): boolean {
  return lines.data.some(({ period }) => period.end > created);
}

/** What our own credit notes carry: by it a refund of ours is told from one by hand. */
const OURS = { made_by: 'yak' };

/** Whether a credit note was made here. */
export function isMadeByUs({ metadata }: Stripe.CreditNote): boolean {
  return metadata?.['made_by'] === OURS.made_by;
}

/** A credit note refunds the payment and says so on the invoice itself, where a second run and the reader see it. */
async function refund(stripe: Stripe, invoice: Stripe.Invoice): Promise<void> {
  const payment = await paymentOf(stripe, invoice.id);
  const amount = Math.min(
    invoice.amount_paid - invoice.post_payment_credit_notes_amount,
    invoice.amount_paid - (await givenBack(stripe, payment)),
  );
  if (amount <= 0) return;
  const content = { invoice: invoice.id, amount, refund_amount: amount, reason: 'duplicate', metadata: OURS } as const;
  try {
    await stripe.creditNotes.create(content, { idempotencyKey: idempotencyKey('double', content) });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { amount_paid: paid, post_payment_credit_notes_amount: back } = await stripe.invoices.retrieve(invoice.id);
    if (paid <= back) return;
    logError('refund_by_hand', undefined, { invoice: invoice.id, stripeCode: error.code });
    const customer = idOf(invoice.customer);
    await keepCase({
      id: invoice.id,
      kind: 'unrefunded',
      status: 'refused',
      amount,
      currency: invoice.currency,
      payment,
      userId: customer && (await personBehind(stripe, customer)).userId,
      answerBy: null,
      since: new Date().toISOString(),
    });
  }
}

/** The payment of an invoice; null when it was paid in another way. */
async function paymentOf(stripe: Stripe, invoice: string): Promise<string | null> {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 100 });
  return idOf(data.find(({ status }) => status === 'paid')?.payment.payment_intent);
}

/** What went back of a payment, by credit notes and by hand. */
async function givenBack(stripe: Stripe, payment: string | null): Promise<number> {
  if (payment === null) return 0;
  const refunds = await stripe.refunds.list({ payment_intent: payment, limit: 100 });
  return refunds.data.filter(({ status }) => !isNotTaken(status ?? '')).reduce((sum, { amount }) => sum + amount, 0);
}
