import type { Ledger } from '../ledger.ts';
import { withNextPeriod } from '../objects/subscription-item.ts';
import type { DueRecord } from '../record-table.ts';
import { changeRecord } from './change-record.ts';
import { endSubscription, expireSubscription } from './end-subscription.ts';
import { announceInvoice, openInvoice } from './open-invoice.ts';
import { cardOf, payInvoice } from './pay-invoice.ts';

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

/** Moves a subscription into its next period, writes the invoice for it and charges the card. */
function renewSubscription(ledger: Ledger, id: string): void {
  const { records } = ledger;
  const before = records.need('subscription', id);
  const items = before.items.data.map((item) => withNextPeriod(item, before.billing_cycle_anchor));
  const elapsed = { start: before.items.data[0]?.current_period_start ?? before.created, end: ledger.now() };
  const renewed = { ...before, items: { ...before.items, data: items } };
  const invoice = openInvoice(ledger, renewed, 'subscription_cycle', elapsed);
  announceInvoice(ledger, invoice);
  const changes = { items: renewed.items, latest_invoice: invoice.id };
  const after = changeRecord(ledger, 'subscription', id, changes, 'customer.subscription.updated');
  payInvoice(ledger, invoice, cardOf(ledger, after));
}

function tryAgain(ledger: Ledger, id: string): void {
  const invoice = ledger.records.need('invoice', id);
  const subscription = ledger.records.need('subscription', invoice.parent?.subscription_details?.subscription);
  payInvoice(ledger, invoice, cardOf(ledger, subscription));
}
