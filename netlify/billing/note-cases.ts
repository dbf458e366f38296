import type Stripe from 'stripe';
import { logError } from '#netlify/http/log.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { noteDispute } from './note-dispute.ts';
import { noteRefund } from './note-refund.ts';

const DAY = 86_400;
/** Days in which a dispute is decided, with some to spare; and in which a bank may send a refund back. */
const DISPUTE_DAYS = 180;
const REFUND_DAYS = 35;
/** Of each kind the newest: more than ever come in that time. */
const MOST = 1000;
const WIDTH = 8;

/**
 * Puts before the desk what lost webhooks did not: disputes and refunds of the last months. What fails holds up no others,
 * nor the walk over the subscriptions, and is tried in the next hour: a key that may not read disputes is no reason to
 * leave plans wrong.
 * @returns how many failed
 */
export async function noteCases(stripe: Stripe): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const since = (days: number) => ({ created: { gte: now - days * DAY }, limit: 100 });
  let failed = 0;
  const attempt = async <Result>(id: string, work: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await work();
    } catch (error) {
      logError('payment_case_failed', error, { id });
      failed += 1;
      return null;
    }
  };
  const disputes = await attempt('disputes', () =>
    stripe.disputes.list(since(DISPUTE_DAYS)).autoPagingToArray({ limit: MOST }),
  );
  await atOnce(disputes ?? [], WIDTH, (dispute) => attempt(dispute.id, () => noteDispute(stripe, dispute)));
  const refunds = await attempt('refunds', () =>
    stripe.refunds.list(since(REFUND_DAYS)).autoPagingToArray({ limit: MOST }),
  );
  await atOnce(refunds ?? [], WIDTH, (refund) => attempt(refund.id, () => noteRefund(stripe, refund)));
  return failed;
}
