import type Stripe from 'stripe';
import { isNotTaken } from '#domain/plan/payment-case.ts';
import { isMadeByUs } from './end-double.ts';
import { isKnownCase, keepCase } from './keep-case.ts';
import { idOf, paidWith } from './paid-with.ts';

/**
 * Puts a refund before the desk that somebody of the team made at Stripe, and any that did not reach the person.
 * @throws StoreUnavailable; Stripe's errors
 */
export async function noteRefund(stripe: Stripe, refund: Stripe.Refund): Promise<void> {
  const { id, amount, currency, created } = refund;
  const status = refund.status ?? 'pending';
  if (await isKnownCase({ id, status })) return;
  const payment = idOf(refund.payment_intent);
  const paid = payment === null ? null : await paidWith(stripe, payment);
  if (!paid || (!isNotTaken(status) && (await isOurRefund(stripe, id, paid.invoice)))) return;
  await keepCase({
    id,
    kind: 'refund',
    status,
    amount,
    currency,
    payment,
    userId: paid.userId,
    answerBy: null,
    since: new Date(created * 1000).toISOString(),
  });
}

/** Whether a refund was made by a credit note of ours, for what was paid twice. */
async function isOurRefund(stripe: Stripe, id: string, invoice: string): Promise<boolean> {
  const notes = await stripe.creditNotes.list({ invoice, limit: 100 });
  return notes.data.some((note) => isMadeByUs(note) && note.refunds.some(({ refund }) => idOf(refund) === id));
}
