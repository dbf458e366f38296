import type { Ledger } from '../ledger.ts';
import type { DueRecord } from '../record-table.ts';
import { changeRecord } from './change-record.ts';
import { endSubscription, expireSubscription } from './end-subscription.ts';
import { cardOf, payInvoice } from './pay-invoice.ts';
import { renewSubscription } from './renew-subscription.ts';

/** Does the one thing that was due on a record: a renewal, an end, another try at a payment, an expiry. */
export function doDueWork(ledger: Ledger, { kind, id }: DueRecord): void {
  if (kind === 'subscription') turnSubscription(ledger, id);
  if (kind === 'invoice') tryAgain(ledger, id);
  if (kind === 'checkout_session')
    changeRecord(ledger, 'checkout_session', id, { status: 'expired', url: null }, 'checkout.session.expired');
}

function turnSubscription(ledger: Ledger, id: string): void {
  const { status, cancel_at } = ledger.records.need('subscription', id);
  if (status === 'incomplete') expireSubscription(ledger, id);
  else if (cancel_at !== null && cancel_at <= ledger.now()) endSubscription(ledger, id, 'cancellation_requested');
  else renewSubscription(ledger, id);
}

function tryAgain(ledger: Ledger, id: string): void {
  const invoice = ledger.records.need('invoice', id);
  const subscription = ledger.records.need('subscription', invoice.parent?.subscription_details?.subscription);
  payInvoice(ledger, invoice, cardOf(ledger, subscription));
}
