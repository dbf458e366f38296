import type Stripe from 'stripe';
import { isChargedBack } from '#domain/plan/payment-case.ts';
import { ignoreGone } from './end-double.ts';
import { isKnownCase, keepCase } from './keep-case.ts';
import { idOf, paidWith } from './paid-with.ts';
import { reconcileUser } from './reconcile-user.ts';

/** Why we ended a subscription; noted at Stripe. */
const ENDED = 'The payment was charged back: ended by Yak.';

/**
 * Puts a dispute before the desk. As long as it is open Core stays; when the money went back, the subscription that it
 * paid for ends (docs/decisions/0011). The end comes first and the note last: cut short in between, both come again.
 * @throws StoreUnavailable; Stripe's errors
 */
export async function noteDispute(stripe: Stripe, dispute: Stripe.Dispute): Promise<void> {
  const { id, status, amount, currency, created, evidence_details: evidence } = dispute;
  if (await isKnownCase(dispute)) return;
  const payment = idOf(dispute.payment_intent);
  const paid = payment === null ? null : await paidWith(stripe, payment);
  if (!paid) return;
  if (isChargedBack(status)) await endPaidWith(stripe, paid);
  await keepCase({
    id,
    kind: 'dispute',
    status,
    amount,
    currency,
    payment,
    userId: paid.userId,
    answerBy: isoTime(evidence.due_by),
    since: isoTime(created) ?? '',
  });
}

async function endPaidWith(
  stripe: Stripe,
  { subscription, userId, customer }: { subscription: string | null; userId: string | null; customer: string | null },
): Promise<void> {
  if (subscription === null || userId === null) return; // of a deleted customer nothing runs any more
  const how = { invoice_now: false, prorate: false, cancellation_details: { comment: ENDED } };
  await ignoreGone(stripe.subscriptions.cancel(subscription, how));
  await reconcileUser(stripe, userId, customer);
}

function isoTime(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
