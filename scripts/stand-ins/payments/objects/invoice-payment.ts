import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';

/** The tie between an invoice and the payment intent that pays it. */
export function newInvoicePayment(invoice: Records['invoice'], paymentIntent: string): Records['invoice_payment'] {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
