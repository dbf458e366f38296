import type { Ledger } from '../ledger.ts';
import { newSubscription } from '../objects/subscription.ts';
import type { SubscriptionFields } from '../objects/subscription.ts';
import type { Records } from '../wire-object.ts';
import { announceInvoice, openInvoice } from './open-invoice.ts';

/** Makes a subscription with its first invoice; it waits, `incomplete`, until that is paid. */
export function startSubscription(
  ledger: Ledger,
  fields: Omit<SubscriptionFields, 'created'>,
): Records['subscription'] {
  const created = ledger.now();
  const subscription = newSubscription({ ...fields, created });
  const invoice = openInvoice(ledger, subscription, 'subscription_create', { start: created, end: created });
  subscription.latest_invoice = invoice.id;
  ledger.records.put('subscription', subscription);
  ledger.emit('customer.subscription.created', subscription);
  announceInvoice(ledger, invoice);
  return subscription;
}
