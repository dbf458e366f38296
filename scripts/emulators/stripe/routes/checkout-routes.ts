import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import { ApiFailure } from '../http/api-failure.ts';
import { type ApiRoute, type KnownParameters, apiRoute } from '../http/api-route.ts';
import { recordAt, recordNamed } from '../http/named-record.ts';
import { flag, items, locales, metadata, pageAddress, whole, withMetadata } from '../http/parameter-kinds.ts';
import { newCheckoutSession } from '../objects/checkout-session.ts';

const HOUR = 3600;

const order = {
  mode: z.literal('subscription', 'must be subscription: nothing else is sold here'),
  line_items: items,
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
  locale: locales.optional(),
  expires_at: whole.optional(),
} satisfies KnownParameters<Stripe.Checkout.SessionCreateParams>;

/** Stripe's API for checkout sessions: subscriptions to one price, paid on a hosted page. */
export const checkoutRoutes: readonly ApiRoute[] = [
  apiRoute(
    'POST /v1/checkout/sessions',
    { takes: 'CheckoutSessionCreateRequest', gives: 'CheckoutSession' },
    order,
    ({ ledger, parameters }) => {
      const [item] = parameters.line_items;
      const price = recordNamed(ledger, 'price', item?.price ?? '', 'line_items[0][price]');
      if (parameters.customer !== undefined && parameters.customer_email !== undefined) {
        throw new ApiFailure(400, 'You may only specify one of these parameters: customer, customer_email.');
      }
      const { customer: id } = parameters;
      const customer = id === undefined ? null : recordNamed(ledger, 'customer', id, 'customer').id;
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
    },
  ),

  apiRoute(
    'POST /v1/checkout/sessions/:id/expire',
    { takes: 'RetrieveRequest', gives: 'CheckoutSession' },
    {},
    ({ ledger, id }) => {
      const { status } = recordAt(ledger, 'checkout_session', id);
      if (status !== 'open')
        throw new ApiFailure(400, `This Session has a status of ${status}: only an open one can be expired.`);
      return changeRecord(ledger, 'checkout_session', id, { status: 'expired', url: null }, 'checkout.session.expired');
    },
  ),
];

/** A session lasts a day, or from half an hour to a day as asked (Stripe's API reference). */
function expiry(now: number, asked: number | undefined): number {
  if (asked === undefined) return now + 24 * HOUR;
  if (asked < now + HOUR / 2 || asked > now + 24 * HOUR) {
    throw new ApiFailure(400, 'Invalid expires_at: must be from 30 minutes to 24 hours ahead', { param: 'expires_at' });
  }
  return asked;
}
