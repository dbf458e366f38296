import type { Ledger } from '../ledger.ts';
import { newCustomer } from '../objects/customer.ts';
import type { Card } from '../objects/payment-method.ts';
import type { Records } from '../wire-object.ts';
import { changeRecord } from './change-record.ts';
import { payInvoice } from './pay-invoice.ts';
import type { PaymentOutcome } from './pay-invoice.ts';
import { saveCard } from './save-card.ts';
import { startSubscription } from './start-subscription.ts';

/**
 * Pays an open checkout session: the subscription begins, and the session is complete. A declined card leaves
 * everything as it was, so that the person can try another one.
 */
export function completeCheckout(ledger: Ledger, session: Records['checkout_session'], card: Card): PaymentOutcome {
  if (card.card.decline) return { paid: false, decline: card.card.decline };
  const { records } = ledger;
  const order = records.need('checkout_order', session.id);
  const customer = session.customer === null ? welcome(ledger, card) : records.need('customer', session.customer);
  const method = saveCard(ledger, customer.id, card);
  const { price, quantity, metadata } = order;
  const subscription = startSubscription(ledger, {
    customer: customer.id,
    price: records.need('price', price),
    quantity,
    metadata,
    keepCard: true,
  });
  const invoice = records.need('invoice', subscription.latest_invoice);
  const outcome = payInvoice(ledger, invoice, method);
  changeRecord(
    ledger,
    'checkout_session',
    session.id,
    {
      status: 'complete',
      payment_status: 'paid',
      customer: customer.id,
      customer_details: {
        address: null,
        business_name: null,
        email: customer.email ?? card.email,
        individual_name: null,
        name: customer.name ?? card.name,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      subscription: subscription.id,
      invoice: invoice.id,
      url: null,
    },
    'checkout.session.completed',
  );
  return outcome;
}

function welcome(ledger: Ledger, { name, email }: Card): Records['customer'] {
  const customer = newCustomer({ name, email }, ledger.now());
  ledger.records.put('customer', customer);
  ledger.emit('customer.created', customer);
  return customer;
}
