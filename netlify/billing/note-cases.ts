import type Stripe from 'stripe';
import { logError } from '#netlify/http/log.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { noteDispute } from './note-dispute.ts';
import { noteRefund } from './note-refund.ts';

const DAY = 86_400;
/** Days in which a dispute is decided, with some to spare; and in which a bank may send a refund back. */
const DISPUTE_DAYS = 180;
const REFUND_DAYS = 35;
const MOST = 1000;
const WIDTH = 8;

/**
 * Puts before the desk what lost webhooks did not: disputes and refunds of the last months, the newest first. One that
 * fails holds up no others and is tried in the next hour.
 * @returns how many failed
 * @throws Stripe's errors when it lists none
 */
export async function noteCases(stripe: Stripe): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const since = (days: number) => ({ created: { gte: now - days * DAY }, limit: 100 });
  const disputes = await stripe.disputes.list(since(DISPUTE_DAYS)).autoPagingToArray({ limit: MOST });
  const refunds = await stripe.refunds.list(since(REFUND_DAYS)).autoPagingToArray({ limit: MOST });
  const notes = [
    ...disputes.map((dispute) => [dispute.id, () => noteDispute(stripe, dispute)] as const),
    ...refunds.map((refund) => [refund.id, () => noteRefund(stripe, refund)] as const),
  ];
  let failed = 0;
  await atOnce(notes, WIDTH, async ([id, note]) => {
    try {
      await note();
    } catch (error) {
      logError('payment_case_failed', error, { id });
      failed += 1;
    }
  });
  return failed;
}
