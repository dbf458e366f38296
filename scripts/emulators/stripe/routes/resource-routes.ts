import type Stripe from 'stripe';
import { z } from 'zod';
import { hasEnded } from '../billing/end-subscription.ts';
import type { EventRecord } from '../event-log.ts';
import { type ApiRoute, apiRoute } from '../http/api-route.ts';
import { type Filter, type Filters, by, created, listRoute, same } from '../http/list-route.ts';
import { recordAt, recordNamed } from '../http/named-record.ts';
import { flag } from '../http/parameter-kinds.ts';
import type { RecordKind, Records } from '../wire-object.ts';

const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** What is read of each kind of object: one of them by its id, and all of them by filters. */
export const resourceRoutes: readonly ApiRoute[] = [
  listOf('customer', '/v1/customers', 'Customer', {
    email: same('email'),
    created,
  } satisfies Filters<Records['customer'], Stripe.CustomerListParams>),
  apiRoute(
    'GET /v1/customers/:id',
    { takes: 'RetrieveRequest', gives: 'Customer' },
    {},
    ({ ledger, id }) => ledger.records.get('deleted_customer', id) ?? recordAt(ledger, 'customer', id),
  ),

  listOf('product', '/v1/products', 'Product', {
    active: same('active', flag),
  } satisfies Filters<Records['product'], Stripe.ProductListParams>),
  oneOf('product', '/v1/products', 'Product'),

  listOf('price', '/v1/prices', 'Price', {
    active: same('active', flag),
    lookup_keys: by(z.array(z.string()).max(10), ({ lookup_key: key }, keys) => keys.includes(key ?? '')),
    product: same('product'),
    type: same('type', z.enum(['one_time', 'recurring'])),
  } satisfies Filters<Records['price'], Stripe.PriceListParams>),
  oneOf('price', '/v1/prices', 'Price'),

  listOf('checkout_session', '/v1/checkout/sessions', 'CheckoutSession', {
    customer: same('customer'),
    subscription: same('subscription'),
    status: same('status', z.enum(['open', 'complete', 'expired'])),
    created,
  } satisfies Filters<Records['checkout_session'], Stripe.Checkout.SessionListParams>),
  oneOf('checkout_session', '/v1/checkout/sessions', 'CheckoutSession'),

  listRoute<Records['subscription']>(
    '/v1/subscriptions',
    'Subscription',
    {
      customer: same('customer'),
      price: by(z.string(), ({ items }, price) => items.data.some((item) => item.price.id === price)),
      status: by(z.enum([...statuses, 'all', 'ended']), hasStatus),
      created,
    } satisfies Filters<Records['subscription'], Stripe.SubscriptionListParams>,
    ({ ledger, parameters: { customer, status } }) => {
      if (typeof customer === 'string' && !ledger.records.get('deleted_customer', customer))
        recordNamed(ledger, 'customer', customer, 'customer');
      const all = ledger.records.list('subscription', asText(customer));
      return status === undefined ? all.filter((subscription) => subscription.status !== 'canceled') : all;
    },
  ),
  oneOf('subscription', '/v1/subscriptions', 'Subscription'),

  listOf('invoice', '/v1/invoices', 'Invoice', {
    customer: same('customer'),
    subscription: by(z.string(), ({ parent }, id) => parent?.subscription_details?.subscription === id),
    status: same('status', z.enum(['draft', 'open', 'paid', 'uncollectible', 'void'])),
    created,
  } satisfies Filters<Records['invoice'], Stripe.InvoiceListParams>),
  oneOf('invoice', '/v1/invoices', 'Invoice'),
  listOf(
    'invoice_payment',
    '/v1/invoice_payments',
    'InvoicePayment',
    {
      invoice: same('invoice'),
      payment: by(
        z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
        ({ payment }, { payment_intent: intent }) => payment.payment_intent === intent,
      ),
    } satisfies Filters<Records['invoice_payment'], Stripe.InvoicePaymentListParams>,
    'invoice',
  ),

  oneOf('payment_intent', '/v1/payment_intents', 'PaymentIntent'),
  oneOf('payment_method', '/v1/payment_methods', 'PaymentMethod'),

  listOf('credit_note', '/v1/credit_notes', 'CreditNote', {
    customer: same('customer'),
    invoice: same('invoice'),
    created,
  } satisfies Filters<Records['credit_note'], Stripe.CreditNoteListParams>),

  listOf('refund', '/v1/refunds', 'Refund', {
    payment_intent: same('payment_intent'),
    created,
  } satisfies Filters<Records['refund'], Stripe.RefundListParams>),
  oneOf('refund', '/v1/refunds', 'Refund'),

  listOf('dispute', '/v1/disputes', 'Dispute', {
    charge: same('charge'),
    payment_intent: same('payment_intent'),
    created,
  } satisfies Filters<Records['dispute'], Stripe.DisputeListParams>),
  oneOf('dispute', '/v1/disputes', 'Dispute'),

  listRoute<EventRecord>(
    '/v1/events',
    'Event',
    {
      type: same('type'),
      types: by(z.array(z.string()).max(20), ({ type }, types) => types.includes(type)),
      delivery_success: by(flag, ({ pending_webhooks: waiting }, isDelivered) => (waiting === 0) === isDelivered),
      created,
    } satisfies Filters<Stripe.EventBase, Stripe.EventListParams>,
    ({ log }) => log.list(),
  ),
  apiRoute('GET /v1/events/:id', { takes: 'RetrieveRequest', gives: 'Event' }, {}, ({ log, id }) => log.need(id)),
];

/** @param owner the parameter by which records are found at once, which the file knows them by */
function listOf<Kind extends RecordKind>(
  kind: Kind,
  path: `/v1/${string}`,
  name: string,
  filters: Readonly<Record<string, Filter<Records[Kind]>>>,
  owner: 'customer' | 'invoice' = 'customer',
): ApiRoute {
  return listRoute(path, name, filters, ({ ledger, parameters }) =>
    ledger.records.list(kind, asText(parameters[owner])),
  );
}

function oneOf(kind: RecordKind, path: `/v1/${string}`, name: string): ApiRoute {
  return apiRoute(`GET ${path}/:id`, { takes: 'RetrieveRequest', gives: name }, {}, ({ ledger, id }) =>
    recordAt(ledger, kind, id),
  );
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function hasStatus(subscription: Records['subscription'], wanted: string): boolean {
  return wanted === 'all' || (wanted === 'ended' ? hasEnded(subscription) : wanted === subscription.status);
}
