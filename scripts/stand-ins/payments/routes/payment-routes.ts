import type Stripe from 'stripe';
import { z } from 'zod';
import { confirmPayment } from '../billing/confirm-payment.ts';
import { ApiFailure, unknownId, unknownReference } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import { pageOf } from '../http/page-of.ts';
import { listParameters } from '../http/parameter-kinds.ts';
import { findTestCard } from '../test-cards.ts';
import { customerAt, requireCustomer } from './customer-routes.ts';

const cardsOfCustomer = {
  ...listParameters,
  type: z.literal('card').optional(),
} satisfies KnownParameters<Stripe.CustomerListPaymentMethodsParams>;
const cards = { ...cardsOfCustomer, customer: z.string() } satisfies KnownParameters<Stripe.PaymentMethodListParams>;
const confirmation = { payment_method: z.string() } satisfies KnownParameters<Stripe.PaymentIntentConfirmParams>;

/** Stripe's API for payment intents and for the cards of a customer. */
export const paymentRoutes: readonly ApiRoute[] = [
  apiRoute('GET', '/v1/payment_intents/:id', {}, ({ ledger, id }) => {
    const intent = ledger.records.get('payment_intent', id);
    if (!intent) throw unknownId('payment_intent', id);
    return intent;
  }),

  apiRoute('POST', '/v1/payment_intents/:id/confirm', confirmation, ({ ledger, parameters, id }) => {
    const intent = ledger.records.get('payment_intent', id);
    if (!intent) throw unknownId('payment_intent', id);
    const card = findTestCard(parameters.payment_method);
    if (!card) throw unknownReference('PaymentMethod', parameters.payment_method, 'payment_method');
    const outcome = confirmPayment(ledger, intent, card);
    if (outcome === 'not-open') {
      const message = `This PaymentIntent's status is ${intent.status}, so it cannot be confirmed.`;
      throw new ApiFailure(400, message, { code: 'payment_intent_unexpected_state' });
    }
    const after = ledger.records.need('payment_intent', id);
    if (outcome.paid) return after;
    const { code, declineCode, message } = outcome.decline;
    return new ApiFailure(402, message, { type: 'card_error', code, decline_code: declineCode, payment_intent: after });
  }),

  apiRoute('GET', '/v1/payment_methods', cards, ({ ledger, parameters }) => {
    const { id } = requireCustomer(ledger, parameters.customer);
    return pageOf(ledger.records.list('payment_method', id), parameters, '/v1/payment_methods');
  }),

  apiRoute('GET', '/v1/payment_methods/:id', {}, ({ ledger, id }) => {
    const method = ledger.records.get('payment_method', id);
    if (!method) throw unknownId('PaymentMethod', id);
    return method;
  }),

  apiRoute('GET', '/v1/customers/:id/payment_methods', cardsOfCustomer, ({ ledger, parameters, id }) => {
    const customer = customerAt(ledger, id);
    return pageOf(
      ledger.records.list('payment_method', customer.id),
      parameters,
      `/v1/customers/${id}/payment_methods`,
    );
  }),

  apiRoute('GET', '/v1/customers/:id/payment_methods/:method', {}, ({ ledger, id, method }) => {
    const found = ledger.records.get('payment_method', method);
    if (found?.customer !== customerAt(ledger, id).id) throw unknownId('PaymentMethod', method);
    return found;
  }),
];
