import { ApiFailure } from '../http/api-failure.ts';
import type { Ledger } from '../ledger.ts';
import type { Card } from '../objects/payment-method.ts';
import type { TestCard } from '../test-cards.ts';
import type { Records } from '../wire-object.ts';
import { payInvoice } from './pay-invoice.ts';
import type { PaymentOutcome } from './pay-invoice.ts';
import { saveCard } from './save-card.ts';

/** Years from now that a card lasts whose expiry nobody typed. */
const YEARS_A_CARD_LASTS = 3;

/**
 * Pays a payment intent with a test card, as Stripe's script in the browser does.
 * @throws ApiFailure when it is paid or canceled
 */
export function confirmPayment(ledger: Ledger, intent: Records['payment_intent'], card: TestCard): PaymentOutcome {
  const { records } = ledger;
  const tie = records.list('invoice_payment').find(({ payment }) => payment.payment_intent === intent.id);
  const invoice = records.need('invoice', tie?.invoice);
  if (invoice.status !== 'open' || intent.customer === null) {
    const message = `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed.`;
    throw new ApiFailure(400, message, { code: 'payment_intent_unexpected_state' });
  }
  const method = saveCard(ledger, intent.customer, freshCard(card, ledger.now()));
  return payInvoice(ledger, invoice, method);
}

/** A test card as if somebody had typed it. @param now Unix seconds */
export function freshCard(card: TestCard, now: number): Card {
  const date = new Date(now * 1000);
  return { card, expiryMonth: 12, expiryYear: date.getUTCFullYear() + YEARS_A_CARD_LASTS, name: null, email: null };
}
