import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';
import { changeRecord } from './change-record.ts';
import { intentOf, invoicePaymentOf } from './open-invoice.ts';

/** Whether a subscription will never charge again. */
export function hasEnded({ status }: Records['subscription']): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Ends a subscription at once. What it still owed is not asked for again. */
export function endSubscription(
  ledger: Ledger,
  id: string,
  reason: 'cancellation_requested' | 'payment_failed',
): Records['subscription'] {
  const subscription = ledger.records.need('subscription', id);
  const now = ledger.now();
  giveUpInvoices(ledger, subscription);
  const details = subscription.cancellation_details ?? {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
  };
  return changeRecord(
    ledger,
    'subscription',
    id,
    {
      status: 'canceled',
      ended_at: now,
      canceled_at: subscription.canceled_at ?? now,
      cancellation_details: { ...details, reason: details.reason ?? reason },
    },
    'customer.subscription.deleted',
  );
}

/** Ends a subscription whose first invoice nobody paid in time. */
export function expireSubscription(ledger: Ledger, id: string): void {
  giveUpInvoices(ledger, ledger.records.need('subscription', id));
  changeRecord(
    ledger,
    'subscription',
    id,
    { status: 'incomplete_expired', ended_at: ledger.now() },
    'customer.subscription.updated',
  );
}

function giveUpInvoices(ledger: Ledger, subscription: Records['subscription']): void {
  const open = ledger.records
    .list('invoice', subscription.customer)
    .filter(
      (invoice) => invoice.status === 'open' && invoice.parent?.subscription_details?.subscription === subscription.id,
    );
  for (const invoice of open) {
    if (subscription.status === 'incomplete') voidInvoice(ledger, invoice);
    else
      changeRecord(
        ledger,
        'invoice',
        invoice.id,
        { auto_advance: false, next_payment_attempt: null },
        'invoice.updated',
      );
  }
}

function voidInvoice(ledger: Ledger, invoice: Records['invoice']): void {
  const now = ledger.now();
  const canceled = { status: 'canceled', canceled_at: now, cancellation_reason: 'void_invoice' } as const;
  changeRecord(ledger, 'payment_intent', intentOf(ledger, invoice.id).id, canceled, 'payment_intent.canceled');
  const tie = invoicePaymentOf(ledger, invoice.id);
  changeRecord(
    ledger,
    'invoice_payment',
    tie.id,
    { status: 'canceled', status_transitions: { canceled_at: now, paid_at: null } },
    null,
  );
  const voided = {
    status: 'void',
    auto_advance: false,
    status_transitions: { ...invoice.status_transitions, voided_at: now },
  } as const;
  changeRecord(ledger, 'invoice', invoice.id, voided, 'invoice.voided');
}
