import type { Ledger } from '../ledger.ts';
import { newInvoice } from '../objects/invoice.ts';
import type { BillingReason } from '../objects/invoice.ts';
import { newInvoicePayment, newPaymentIntent } from '../objects/payment-intent.ts';
import type { Records } from '../wire-object.ts';

/**
 * Writes the invoice for a subscription's current period, with the payment intent that is to pay it.
 * @param elapsed the period that is over; none is at the start of a subscription
 */
export function openInvoice(
  ledger: Ledger,
  subscription: Records['subscription'],
  reason: BillingReason,
  elapsed: { start: number; end: number },
): Records['invoice'] {
  const { records } = ledger;
  const customer = records.need('customer', subscription.customer);
  const product = records.need('product', subscription.items.data[0]?.price.product);
  const invoice = newInvoice({
    subscription,
    customer,
    accountName: ledger.site.name,
    productName: product.name,
    reason,
    elapsed,
    created: ledger.now(),
  });
  const intent = newPaymentIntent(invoice);
  records.put('invoice', invoice);
  records.put('payment_intent', intent);
  records.put('invoice_payment', newInvoicePayment(invoice, intent.id));
  records.put('customer', {
    ...customer,
    currency: invoice.currency,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  });
  return invoice;
}

/** Tells of a new invoice what Stripe tells. */
export function announceInvoice(ledger: Ledger, invoice: Records['invoice']): void {
  ledger.emit('invoice.created', invoice);
  ledger.emit('invoice.finalized', invoice);
  ledger.emit('payment_intent.created', intentOf(ledger, invoice.id));
}

/** The payment intent that is to pay an invoice. */
export function intentOf(ledger: Ledger, invoice: string): Records['payment_intent'] {
  return ledger.records.need('payment_intent', invoicePaymentOf(ledger, invoice).payment.payment_intent);
}

/** The tie between an invoice and its payment intent. */
export function invoicePaymentOf(ledger: Ledger, invoice: string): Records['invoice_payment'] {
  const [payment] = ledger.records.list('invoice_payment', invoice);
  if (!payment) throw new Error(`The invoice ${invoice} has no payment.`);
  return payment;
}
