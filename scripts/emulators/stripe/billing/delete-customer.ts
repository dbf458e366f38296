import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';
import { changeRecord } from './change-record.ts';
import { endSubscription, hasEnded } from './end-subscription.ts';

/** Deletes a customer for good: subscriptions end at once, open checkouts and cards go; invoices stay, as bookkeeping wants them. */
export function deleteCustomer(ledger: Ledger, customer: Records['customer']): Records['deleted_customer'] {
  const { records } = ledger;
  for (const subscription of records.list('subscription', customer.id)) {
    if (!hasEnded(subscription)) endSubscription(ledger, subscription.id, 'cancellation_requested');
  }
  for (const session of records.list('checkout_session', customer.id)) {
    if (session.status === 'open')
      changeRecord(
        ledger,
        'checkout_session',
        session.id,
        { status: 'expired', url: null },
        'checkout.session.expired',
      );
  }
  for (const method of records.list('payment_method', customer.id)) {
    records.put('payment_method', { ...method, customer: null });
    ledger.emit('payment_method.detached', { ...method, customer: null });
  }
  const deleted: Records['deleted_customer'] = { id: customer.id, object: 'customer', deleted: true };
  records.remove('customer', customer.id);
  records.put('deleted_customer', deleted);
  ledger.emit('customer.deleted', customer);
  return deleted;
}
