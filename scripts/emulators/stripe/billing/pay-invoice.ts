import type { Ledger } from '../ledger.ts';
import { answerOfBank } from '../test-cards.ts';
import type { Decline } from '../test-cards.ts';
import type { Records } from '../wire-object.ts';
import { changeRecord } from './change-record.ts';
import { endSubscription } from './end-subscription.ts';
import { intentOf, invoicePaymentOf } from './open-invoice.ts';

export type PaymentOutcome = { paid: true } | { paid: false; decline: Decline };

const DAY = 86_400;
/** Days between one failed try at a renewal and the next; after the last the subscription ends. */
const DAYS_BETWEEN_TRIES = [3, 5, 7];

const NO_CARD: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'This customer has no card to charge.',
};

/**
 * Tries to pay an open invoice; its payment intent and its subscription follow.
 * @param method the card to charge; null when there is none, which fails like a declined one
 */
export function payInvoice(
  ledger: Ledger,
  invoice: Records['invoice'],
  method: Records['payment_method'] | null,
): PaymentOutcome {
  const decline = method ? answerOfBank(method) : NO_CARD;
  if (decline) {
    recordFailure(ledger, invoice, method, decline);
    return { paid: false, decline };
  }
  recordPayment(ledger, invoice, method?.id ?? null);
  return { paid: true };
}

/** The card that renewals of a subscription are charged to: its own, else the customer's. */
export function cardOf(ledger: Ledger, subscription: Records['subscription']): Records['payment_method'] | null {
  const customer = ledger.records.get('customer', subscription.customer);
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
  return id === null ? null : ledger.records.get('payment_method', id);
}

function recordPayment(ledger: Ledger, invoice: Records['invoice'], method: string | null): void {
  const now = ledger.now();
  const intent = intentOf(ledger, invoice.id);
  const paidIntent = {
    status: 'succeeded',
    amount_received: intent.amount,
    payment_method: method,
    last_payment_error: null,
  } as const;
  changeRecord(ledger, 'payment_intent', intent.id, paidIntent, 'payment_intent.succeeded');

  const tie = invoicePaymentOf(ledger, invoice.id);
  const paidTie = {
    status: 'paid',
    amount_paid: invoice.total,
    status_transitions: { canceled_at: null, paid_at: now },
  };
  changeRecord(ledger, 'invoice_payment', tie.id, paidTie, 'invoice_payment.paid');

  const paid = changeRecord(
    ledger,
    'invoice',
    invoice.id,
    {
      status: 'paid',
      amount_paid: invoice.total,
      amount_remaining: 0,
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: now },
    },
    'invoice.paid',
  );
  ledger.emit('invoice.payment_succeeded', paid);
  activate(ledger, subscriptionOf(ledger, invoice), method);
}

function activate(ledger: Ledger, subscription: Records['subscription'], method: string | null): void {
  if (!['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  const keepsCard = subscription.payment_settings?.save_default_payment_method === 'on_subscription';
  const card = keepsCard && method !== null ? { default_payment_method: method } : {};
  changeRecord(ledger, 'subscription', subscription.id, { status: 'active', ...card }, 'customer.subscription.updated');
}

function recordFailure(
  ledger: Ledger,
  invoice: Records['invoice'],
  method: Records['payment_method'] | null,
  decline: Decline,
): void {
  const { code, declineCode, message } = decline;
  const error = {
    type: 'card_error',
    code,
    decline_code: declineCode,
    message,
    ...(method && { payment_method: method }),
  } as const;
  changeRecord(ledger, 'payment_intent', intentOf(ledger, invoice.id).id, { last_payment_error: error }, null);
  ledger.emit('payment_intent.payment_failed', intentOf(ledger, invoice.id));

  const isRenewal = invoice.billing_reason === 'subscription_cycle';
  const days = isRenewal ? DAYS_BETWEEN_TRIES[invoice.attempt_count] : undefined;
  const failed = {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: days === undefined ? null : ledger.now() + days * DAY,
  };
  changeRecord(ledger, 'invoice', invoice.id, failed, 'invoice.payment_failed');

  const subscription = subscriptionOf(ledger, invoice);
  if (subscription.status === 'active') {
    changeRecord(ledger, 'subscription', subscription.id, { status: 'past_due' }, 'customer.subscription.updated');
  }
  if (isRenewal && days === undefined) endSubscription(ledger, subscription.id, 'payment_failed');
}

function subscriptionOf(ledger: Ledger, invoice: Records['invoice']): Records['subscription'] {
  return ledger.records.need('subscription', invoice.parent?.subscription_details?.subscription);
}
