import { hostedAddress } from '../hosted-address.ts';
import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';
import { newInvoiceLine } from './invoice-line.ts';
import { onePage } from './list-object.ts';

/** What an invoice is for: the first payment of a subscription or a renewal. */
export type BillingReason = 'subscription_create' | 'subscription_cycle';

/** What an invoice is made from. */
interface InvoiceCause {
  subscription: Records['subscription'];
  customer: Records['customer'];
  /** The name of who sends it. */
  accountName: string;
  /** The product's name, for the line a person reads. */
  productName: string;
  reason: BillingReason;
  /** The period that is over, which a first invoice has none of: start and end are then the same. Unix seconds. */
  elapsed: { start: number; end: number };
  /** Unix seconds. */
  created: number;
}

/** An invoice for the subscription's current period, finalized and open. */
export function newInvoice({
  subscription,
  customer,
  accountName,
  productName,
  reason,
  elapsed,
  created,
}: InvoiceCause): Records['invoice'] {
  const id = newId('in');
  const lines = subscription.items.data.map((item) => newInvoiceLine({ invoice: id, item, productName }));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: accountName,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: reason === 'subscription_cycle',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: hostedAddress(`/i/${id}`),
    invoice_pdf: hostedAddress(`/i/${id}/pdf`),
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: onePage(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: elapsed.end,
    period_start: elapsed.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}
