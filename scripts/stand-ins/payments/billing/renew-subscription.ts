import type { Ledger } from '../ledger.ts';
import { withNextPeriod } from '../objects/subscription-item.ts';
import { changeRecord } from './change-record.ts';
import { announceInvoice, openInvoice } from './open-invoice.ts';
import { cardOf, payInvoice } from './pay-invoice.ts';

/** Moves a subscription into its next period, writes the invoice for it and charges the card. */
export function renewSubscription(ledger: Ledger, id: string): void {
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
