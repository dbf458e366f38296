import type { Ledger } from '../ledger.ts';
import { newPaymentMethod } from '../objects/payment-method.ts';
import type { Card } from '../objects/payment-method.ts';
import type { Records } from '../wire-object.ts';
import { changeRecord } from './change-record.ts';

const RUNNING = ['active', 'past_due', 'incomplete'];

/** Puts a card down for a customer; nothing is charged to it yet. */
export function saveCard(ledger: Ledger, customer: string, card: Card): Records['payment_method'] {
  const method = newPaymentMethod(customer, card, ledger.now());
  ledger.records.put('payment_method', method);
  ledger.emit('payment_method.attached', method);
  return method;
}

/** Makes a card the one that all of a customer's renewals are charged to. */
export function useCard(ledger: Ledger, customerId: string, method: string): void {
  const customer = ledger.records.need('customer', customerId);
  const settings = { ...customer.invoice_settings, default_payment_method: method };
  changeRecord(ledger, 'customer', customerId, { invoice_settings: settings }, 'customer.updated');
  for (const subscription of ledger.records.list('subscription', customerId)) {
    if (!RUNNING.includes(subscription.status)) continue;
    changeRecord(
      ledger,
      'subscription',
      subscription.id,
      { default_payment_method: method },
      'customer.subscription.updated',
    );
  }
}
