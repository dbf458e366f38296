import { ApiFailure } from '../http/api-failure.ts';
import type { Ledger } from '../ledger.ts';
import { newDispute } from '../objects/dispute.ts';
import { newRefund } from '../objects/refund.ts';
import type { Records } from '../wire-object.ts';
import { changeRecord } from './change-record.ts';

/** States of a refund in which no money went back. */
const NOT_GIVEN_BACK = ['failed', 'canceled'];
/** Ends of a dispute after which the money is ours again. */
const WITH_US = ['won', 'warning_closed'];

/**
 * Refunds a part of a payment, or what is left of it.
 * @throws ApiFailure when it is disputed, not paid, or less is left of it
 */
export function refundPayment(
  ledger: Ledger,
  intent: Records['payment_intent'],
  wanted: number | undefined,
  details: Partial<Pick<Records['refund'], 'reason' | 'metadata'>> = {},
): Records['refund'] {
  const { records } = ledger;
  const isDisputed = records
    .list('dispute')
    .some(({ payment_intent: id, status }) => id === intent.id && !WITH_US.includes(status));
  if (isDisputed) {
    const message = 'This charge has been charged back. You cannot issue a refund.';
    throw new ApiFailure(400, message, { code: 'charge_disputed' });
  }
  const left = intent.amount_received - givenBack(ledger, intent.id);
  if (left <= 0) {
    const message = 'This charge has already been refunded, or was never paid.';
    throw new ApiFailure(400, message, { code: 'charge_already_refunded' });
  }
  const amount = wanted ?? left;
  if (amount > left)
    throw new ApiFailure(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`, {
      param: 'amount',
    });
  const refund = { ...newRefund(intent, amount, ledger.now()), ...details };
  records.put('refund', refund);
  ledger.emit('refund.created', refund);
  return refund;
}

/** Lets a refund come back, as a bank does that has closed the account of the card. */
export function failRefund(ledger: Ledger, id: string): Records['refund'] {
  const changes = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
  const failed = changeRecord(ledger, 'refund', id, changes, 'refund.updated');
  ledger.emit('refund.failed', failed);
  return failed;
}

/** Lets somebody dispute a payment at their bank. @throws ApiFailure when nothing was paid */
export function disputePayment(ledger: Ledger, intent: Records['payment_intent']): Records['dispute'] {
  if (intent.status !== 'succeeded') throw new ApiFailure(400, 'Nothing was paid that could be disputed.');
  const dispute = newDispute(intent, ledger.now());
  ledger.records.put('dispute', dispute);
  ledger.emit('charge.dispute.created', dispute);
  return dispute;
}

/** Moves a dispute on, or ends it. */
export function decideDispute(ledger: Ledger, id: string, status: Records['dispute']['status']): Records['dispute'] {
  const isEnd = ['won', 'lost', 'prevented', 'warning_closed'].includes(status);
  return changeRecord(ledger, 'dispute', id, { status }, isEnd ? 'charge.dispute.closed' : 'charge.dispute.updated');
}

function givenBack({ records }: Ledger, intent: string): number {
  return records
    .list('refund')
    .filter(({ payment_intent: id, status }) => id === intent && !NOT_GIVEN_BACK.includes(status ?? ''))
    .reduce((sum, { amount }) => sum + amount, 0);
}
