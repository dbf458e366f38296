import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import { ApiFailure, unknownId, unknownReference } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import { isWithin, pageOf } from '../http/page-of.ts';
import { created, flag, listParameters, metadata, whole, withMetadata } from '../http/parameter-kinds.ts';
import type { Ledger } from '../ledger.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';
import type { Records } from '../wire-object.ts';
import { requireCustomer } from './customer-routes.ts';

const HOUR = 3600;
const pageAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const locales = ['auto', 'en', 'en-GB', 'de', 'es', 'fr', 'it', 'nl', 'pt'] as const;

const order = {
  mode: z.literal('subscription', 'must be subscription: nothing else is sold here'),
  line_items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.pipe(z.number().min(1)).optional() }))
    .length(1, 'must hold one item'),
  success_url: pageAddress,
  cancel_url: pageAddress.optional(),
  customer: z.string().optional(),
  customer_email: z.email('must be a mail address').optional(),
  client_reference_id: z.string().max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  allow_promotion_codes: flag.optional(),
  billing_address_collection: z.literal('auto').optional(),
  payment_method_collection: z.literal('always').optional(),
  ui_mode: z.literal('hosted_page').optional(),
  locale: z.enum(locales).optional(),
  expires_at: whole.optional(),
} satisfies KnownParameters<Stripe.Checkout.SessionCreateParams>;

const listing = {
  ...listParameters,
  customer: z.string().optional(),
  subscription: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
  created: created.optional(),
} satisfies KnownParameters<Stripe.Checkout.SessionListParams>;

/** Stripe's API for checkout sessions: subscriptions to one price, paid on a hosted page. */
export const checkoutRoutes: readonly ApiRoute[] = [
  apiRoute('POST', '/v1/checkout/sessions', order, ({ ledger, parameters }) => {
    const [item] = parameters.line_items;
    const price = ledger.records.get('price', item?.price ?? '');
    if (!price) throw unknownReference('price', item?.price ?? '', 'line_items[0][price]');
    if (parameters.customer !== undefined && parameters.customer_email !== undefined) {
      throw new ApiFailure(400, 'You may only specify one of these parameters: customer, customer_email.');
    }
    const customer = parameters.customer === undefined ? null : requireCustomer(ledger, parameters.customer).id;
    const quantity = item?.quantity ?? 1;
    const session = newCheckoutSession({
      price,
      quantity,
      customer,
      customerEmail: parameters.customer_email ?? null,
      clientReferenceId: parameters.client_reference_id ?? null,
      successUrl: parameters.success_url,
      cancelUrl: parameters.cancel_url ?? null,
      allowPromotionCodes: parameters.allow_promotion_codes ?? null,
      locale: parameters.locale ?? null,
      metadata: withMetadata({}, parameters.metadata),
      created: ledger.now(),
      expiresAt: expiry(ledger.now(), parameters.expires_at),
    });
    ledger.records.put('checkout_session', session);
    const notes = withMetadata({}, parameters.subscription_data?.metadata);
    ledger.records.put('checkout_order', { id: session.id, price: price.id, quantity, metadata: notes });
    return session;
  }),

  apiRoute('GET', '/v1/checkout/sessions', listing, ({ ledger, parameters }) => {
    const { customer, subscription, status } = parameters;
    const found = ledger.records
      .list('checkout_session', customer)
      .filter((session) => subscription === undefined || session.subscription === subscription)
      .filter((session) => status === undefined || session.status === status)
      .filter((session) => isWithin(session.created, parameters.created));
    return pageOf(found, parameters, '/v1/checkout/sessions');
  }),

  apiRoute('GET', '/v1/checkout/sessions/:id', {}, ({ ledger, id }) => sessionAt(ledger, id)),

  apiRoute('POST', '/v1/checkout/sessions/:id/expire', {}, ({ ledger, id }) => {
    const { status } = sessionAt(ledger, id);
    if (status !== 'open')
      throw new ApiFailure(400, `This Session has a status of ${status}: only an open one can be expired.`);
    return changeRecord(ledger, 'checkout_session', id, { status: 'expired', url: null }, 'checkout.session.expired');
  }),
];

function sessionAt(ledger: Ledger, id: string): Records['checkout_session'] {
  const session = ledger.records.get('checkout_session', id);
  if (!session) throw unknownId('checkout.session', id);
  return session;
}

/** A session lasts a day, or from half an hour to a day as asked (Stripe's API reference). */
function expiry(now: number, asked: number | undefined): number {
  if (asked === undefined) return now + 24 * HOUR;
  if (asked < now + HOUR / 2 || asked > now + 24 * HOUR) {
    throw new ApiFailure(400, 'Invalid expires_at: must be from 30 minutes to 24 hours ahead', { param: 'expires_at' });
  }
  return asked;
}
