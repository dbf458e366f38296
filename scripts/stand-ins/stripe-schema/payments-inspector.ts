import type { Inspector } from '../payments/inspector.ts';
import { stripeContract } from './stripe-contract.ts';

/** An inspector that remembers whatever is not as Stripe describes it. */
export interface PaymentsInspector extends Required<Inspector> {
  /** Each with the request or event it was found in; empty is good. */
  problems: string[];
  /** How much was looked at, so that a test can see that something was. */
  seen: { requests: number; answers: number; events: number };
}

/** What each route takes and gives, by the names in `wire-types.ts`. */
export const routeContracts: Readonly<Record<string, { request: string; answer: string }>> = {
  'POST /v1/customers': { request: 'CustomerCreateRequest', answer: 'Customer' },
  'GET /v1/customers': { request: 'CustomerListRequest', answer: 'CustomerList' },
  'GET /v1/customers/:id': { request: 'RetrieveRequest', answer: 'Customer' },
  'POST /v1/customers/:id': { request: 'CustomerUpdateRequest', answer: 'Customer' },
  'DELETE /v1/customers/:id': { request: 'RetrieveRequest', answer: 'Customer' },
  'GET /v1/customers/:id/payment_methods': { request: 'CustomerPaymentMethodListRequest', answer: 'PaymentMethodList' },
  'GET /v1/customers/:id/payment_methods/:method': { request: 'RetrieveRequest', answer: 'PaymentMethod' },
  'GET /v1/products': { request: 'ProductListRequest', answer: 'ProductList' },
  'GET /v1/products/:id': { request: 'RetrieveRequest', answer: 'Product' },
  'GET /v1/prices': { request: 'PriceListRequest', answer: 'PriceList' },
  'GET /v1/prices/:id': { request: 'RetrieveRequest', answer: 'Price' },
  'POST /v1/checkout/sessions': { request: 'CheckoutSessionCreateRequest', answer: 'CheckoutSession' },
  'GET /v1/checkout/sessions': { request: 'CheckoutSessionListRequest', answer: 'CheckoutSessionList' },
  'GET /v1/checkout/sessions/:id': { request: 'RetrieveRequest', answer: 'CheckoutSession' },
  'POST /v1/checkout/sessions/:id/expire': { request: 'RetrieveRequest', answer: 'CheckoutSession' },
  'POST /v1/billing_portal/sessions': { request: 'PortalSessionCreateRequest', answer: 'PortalSession' },
  'POST /v1/subscriptions': { request: 'SubscriptionCreateRequest', answer: 'Subscription' },
  'GET /v1/subscriptions': { request: 'SubscriptionListRequest', answer: 'SubscriptionList' },
  'GET /v1/subscriptions/:id': { request: 'RetrieveRequest', answer: 'Subscription' },
  'POST /v1/subscriptions/:id': { request: 'SubscriptionUpdateRequest', answer: 'Subscription' },
  'DELETE /v1/subscriptions/:id': { request: 'SubscriptionCancelRequest', answer: 'Subscription' },
  'GET /v1/invoices': { request: 'InvoiceListRequest', answer: 'InvoiceList' },
  'GET /v1/invoices/:id': { request: 'RetrieveRequest', answer: 'Invoice' },
  'POST /v1/invoices/:id/void': { request: 'RetrieveRequest', answer: 'Invoice' },
  'GET /v1/invoice_payments': { request: 'InvoicePaymentListRequest', answer: 'InvoicePaymentList' },
  'GET /v1/payment_intents/:id': { request: 'RetrieveRequest', answer: 'PaymentIntent' },
  'POST /v1/payment_intents/:id/confirm': { request: 'PaymentIntentConfirmRequest', answer: 'PaymentIntent' },
  'GET /v1/payment_methods': { request: 'PaymentMethodListRequest', answer: 'PaymentMethodList' },
  'GET /v1/payment_methods/:id': { request: 'RetrieveRequest', answer: 'PaymentMethod' },
  'POST /v1/credit_notes': { request: 'CreditNoteCreateRequest', answer: 'CreditNote' },
  'GET /v1/credit_notes': { request: 'CreditNoteListRequest', answer: 'CreditNoteList' },
  'POST /v1/refunds': { request: 'RefundCreateRequest', answer: 'Refund' },
  'GET /v1/refunds': { request: 'RefundListRequest', answer: 'RefundList' },
  'GET /v1/refunds/:id': { request: 'RetrieveRequest', answer: 'Refund' },
  'GET /v1/disputes': { request: 'DisputeListRequest', answer: 'DisputeList' },
  'GET /v1/disputes/:id': { request: 'RetrieveRequest', answer: 'Dispute' },
  'GET /v1/events': { request: 'EventListRequest', answer: 'EventList' },
  'GET /v1/events/:id': { request: 'RetrieveRequest', answer: 'Event' },
};

/** What an event tells of, by the `object` field, in the names of `wire-types.ts`. */
const objectContracts: Readonly<Record<string, string>> = {
  customer: 'Customer',
  subscription: 'Subscription',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  refund: 'Refund',
  dispute: 'Dispute',
  credit_note: 'CreditNote',
  'checkout.session': 'CheckoutSession',
  'billing_portal.session': 'PortalSession',
};

/** Give it to `startPayments` in a test, and expect its `problems` to be empty at the end. */
export function paymentsInspector(): PaymentsInspector {
  const contract = stripeContract();
  const problems: string[] = [];
  const seen = { requests: 0, answers: 0, events: 0 };
  const report = (place: string, found: string[]) => problems.push(...found.map((problem) => `${place}: ${problem}`));
  const contractOf = (route: string) => routeContracts[route] ?? { request: route, answer: route };
  return {
    problems,
    seen,
    request: (route, parameters) => {
      seen.requests += 1;
      report(`${route} (request)`, contract.problemsInRequest(contractOf(route).request, parameters));
    },
    answer: (route, body) => {
      seen.answers += 1;
      report(route, contract.problemsInAnswer(contractOf(route).answer, body));
    },
    event: (event) => {
      seen.events += 1;
      const { type, data } = event as { type: string; data: { object: { object: string } } };
      report(`event ${type}`, contract.problemsInAnswer('Event', event));
      const name = objectContracts[data.object.object] ?? data.object.object;
      report(`event ${type}`, contract.problemsInAnswer(name, data.object));
    },
  };
}
