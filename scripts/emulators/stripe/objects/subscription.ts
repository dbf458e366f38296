import { newId } from '../new-id.ts';
import type { Records } from '../wire-object.ts';
import { onePage } from './list-object.ts';
import { newSubscriptionItem } from './subscription-item.ts';

/** What a subscription is made from. */
export interface SubscriptionFields {
  customer: string;
  price: Records['price'];
  quantity: number;
  metadata: Record<string, string>;
  /** Whether the card that pays first is kept for the renewals. */
  keepCard: boolean;
  /** Unix seconds. */
  created: number;
}

/** A subscription whose first invoice is not paid yet. */
export function newSubscription(fields: SubscriptionFields): Records['subscription'] {
  const { customer, price, quantity, metadata, keepCard, created } = fields;
  const id = newId('sub');
  const item = newSubscriptionItem({ subscription: id, price, quantity, created });
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: onePage([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: keepCard ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
}
