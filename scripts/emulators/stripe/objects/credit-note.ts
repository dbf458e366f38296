import { hostedAddress } from '../hosted-address.ts';
import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';
import { onePage } from './list-object.ts';

/** What a credit note is made from. */
interface CreditNoteCause {
  invoice: Records['invoice'];
  refund: Records['refund'];
  reason: Records['credit_note']['reason'];
  memo: string | null;
  metadata: Record<string, string>;
  /** How many credit notes the invoice has so far. */
  earlier: number;
  /** Unix seconds. */
  created: number;
}

/** Takes back a part of a paid invoice, or all of it; the money goes back to the card. */
export function newCreditNote(cause: CreditNoteCause): Records['credit_note'] {
  const { invoice, refund, reason, memo, metadata, earlier, created } = cause;
  const id = newId('cn');
  const line = {
    id: newId('cnli'),
    object: 'credit_note_line_item' as const,
    amount: refund.amount,
    description: null,
    discount_amount: 0,
    discount_amounts: [],
    livemode: false,
    metadata: {},
    pretax_credit_amounts: [],
    quantity: 1,
    tax_rates: [],
    taxes: [],
    type: 'custom_line_item' as const,
    unit_amount: refund.amount,
    unit_amount_decimal: String(refund.amount),
  };
  return {
    id,
    object: 'credit_note',
    amount: refund.amount,
    amount_shipping: 0,
    created,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: created,
    invoice: invoice.id,
    lines: onePage([line], `/v1/credit_notes/${id}/lines`),
    livemode: false,
    memo,
    metadata,
    number: `${invoice.number}-CN-${String(earlier + 1).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: hostedAddress(`/i/${invoice.id}/pdf`),
    post_payment_amount: refund.amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason,
    refunds: [{ amount_refunded: refund.amount, payment_record_refund: null, refund: refund.id, type: 'refund' }],
    shipping_cost: null,
    status: 'issued',
    subtotal: refund.amount,
    subtotal_excluding_tax: refund.amount,
    total: refund.amount,
    total_excluding_tax: refund.amount,
    total_taxes: [],
    type: 'post_payment',
    voided_at: null,
  };
}
