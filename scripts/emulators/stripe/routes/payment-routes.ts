import type Stripe from 'stripe';
import { z } from 'zod';
import { confirmPayment } from '../billing/confirm-payment.ts';
import { ApiFailure, unknownId, unknownReference } from '../http/api-failure.ts';
import { type ApiRoute, type KnownParameters, apiRoute } from '../http/api-route.ts';
import { pageOf } from '../http/list-route.ts';
import { recordAt, recordNamed } from '../http/named-record.ts';
import { listParameters } from '../http/parameter-kinds.ts';
import { findTestCard } from '../test-cards.ts';

const cardsOfCustomer = {
  ...listParameters,
  type: z.literal('card').optional(),
} satisfies KnownParameters<Stripe.CustomerListPaymentMethodsParams>;
const cards = { ...cardsOfCustomer, customer: z.string() } satisfies KnownParameters<Stripe.PaymentMethodListParams>;
const confirmation = { payment_method: z.string() } satisfies KnownParameters<Stripe.PaymentIntentConfirmParams>;

/** What pays, and the cards of a customer. */
export const paymentRoutes: readonly ApiRoute[] = [
  apiRoute(
    'POST /v1/payment_intents/:id/confirm',
    { takes: 'PaymentIntentConfirmRequest', gives: 'PaymentIntent' },
    confirmation,
    ({ ledger, parameters, id }) => {
      const intent = recordAt(ledger, 'payment_intent', id);
      const card = findTestCard(parameters.payment_method);
      if (!card) throw unknownReference('PaymentMethod', parameters.payment_method, 'payment_method');
      const outcome = confirmPayment(ledger, intent, card);
      const after = ledger.records.need('payment_intent', id);
      if (outcome.paid) return after;
      const { code, declineCode, message } = outcome.decline;
      return new ApiFailure(402, message, {
        type: 'card_error',
        code,
        decline_code: declineCode,
        payment_intent: after,
      });
    },
  ),

  apiRoute(
    'GET /v1/payment_methods',
    { takes: 'PaymentMethodListRequest', gives: 'PaymentMethodList' },
    cards,
    ({ ledger, parameters }) => {
      const { id } = recordNamed(ledger, 'customer', parameters.customer, 'customer');
      return pageOf(ledger.records.list('payment_method', id), parameters, '/v1/payment_methods');
    },
  ),

  apiRoute(
    'GET /v1/customers/:id/payment_methods',
    { takes: 'CustomerPaymentMethodListRequest', gives: 'PaymentMethodList' },
    cardsOfCustomer,
    ({ ledger, parameters, id }) => {
      const all = ledger.records.list('payment_method', recordAt(ledger, 'customer', id).id);
      return pageOf(all, parameters, `/v1/customers/${id}/payment_methods`);
    },
  ),

  apiRoute(
    'GET /v1/customers/:id/payment_methods/:method',
    { takes: 'RetrieveRequest', gives: 'PaymentMethod' },
    {},
    ({ ledger, id, method }) => {
      const found = recordAt(ledger, 'payment_method', method);
      if (found.customer !== recordAt(ledger, 'customer', id).id) throw unknownId('PaymentMethod', method);
      return found;
    },
  ),
];
