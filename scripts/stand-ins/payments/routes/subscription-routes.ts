import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import { endSubscription } from '../billing/end-subscription.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { unknownId, unknownReference } from '../http/api-failure.ts';
import { apiRoute } from '../http/api-route.ts';
import type { ApiRoute, KnownParameters } from '../http/api-route.ts';
import { isWithin, pageOf } from '../http/page-of.ts';
import { created, flag, listParameters, metadata, whole, withMetadata } from '../http/parameter-kinds.ts';
import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';
import { requireCustomer } from './customer-routes.ts';
import { leavingWords, updateSubscription, updates } from './update-subscription.ts';

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
const ENDED = ['canceled', 'incomplete_expired'];

const order = {
  customer: z.string(),
  items: z
    .array(z.strictObject({ price: z.string(), quantity: whole.pipe(z.number().min(1)).optional() }))
    .length(1, 'must hold one item'),
  payment_behavior: z.literal('default_incomplete', 'must be default_incomplete: the person pays in the browser'),
  payment_settings: z
    .strictObject({
      save_default_payment_method: z.enum(['off', 'on_subscription']).optional(),
      payment_method_types: z.tuple([z.literal('card')]).optional(),
    })
    .optional(),
  billing_mode: z.strictObject({ type: z.literal('flexible') }).optional(),
  collection_method: z.literal('charge_automatically').optional(),
  off_session: flag.optional(),
  metadata: metadata.optional(),
} satisfies KnownParameters<Stripe.SubscriptionCreateParams>;

const listing = {
  ...listParameters,
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum([...statuses, 'all', 'ended']).optional(),
  created: created.optional(),
} satisfies KnownParameters<Stripe.SubscriptionListParams>;

const ending = {
  cancellation_details: leavingWords,
  invoice_now: flag.optional(),
  prorate: flag.optional(),
} satisfies KnownParameters<Stripe.SubscriptionCancelParams>;

/** Stripe's API for subscriptions. */
export const subscriptionRoutes: readonly ApiRoute[] = [
  apiRoute('POST', '/v1/subscriptions', order, ({ ledger, parameters }) => {
    const customer = requireCustomer(ledger, parameters.customer);
    const [item] = parameters.items;
    const price = ledger.records.get('price', item?.price ?? '');
    if (!price) throw unknownReference('price', item?.price ?? '', 'items[0][price]');
    return startSubscription(ledger, {
      customer: customer.id,
      price,
      quantity: item?.quantity ?? 1,
      metadata: withMetadata({}, parameters.metadata),
      keepCard: parameters.payment_settings?.save_default_payment_method === 'on_subscription',
    });
  }),

  apiRoute('GET', '/v1/subscriptions', listing, ({ ledger, parameters }) => {
    const { customer, price, status } = parameters;
    if (customer !== undefined && !ledger.records.get('deleted_customer', customer)) requireCustomer(ledger, customer);
    const found = ledger.records
      .list('subscription', customer)
      .filter((subscription) => hasStatus(subscription, status))
      .filter(({ items }) => price === undefined || items.data.some((item) => item.price.id === price))
      .filter((subscription) => isWithin(subscription.created, parameters.created));
    return pageOf(found, parameters, '/v1/subscriptions');
  }),

  apiRoute('GET', '/v1/subscriptions/:id', {}, ({ ledger, id }) => subscriptionAt(ledger, id)),

  apiRoute('POST', '/v1/subscriptions/:id', updates, ({ ledger, parameters, id }) =>
    updateSubscription(ledger, subscriptionAt(ledger, id), parameters),
  ),

  apiRoute('DELETE', '/v1/subscriptions/:id', ending, ({ ledger, parameters, id }) => {
    const subscription = subscriptionAt(ledger, id);
    if (ENDED.includes(subscription.status)) throw unknownId('subscription', id);
    const { comment = null, feedback = null } = parameters.cancellation_details ?? {};
    const details = { comment, feedback, feedback_option: null, reason: 'cancellation_requested' as const };
    changeRecord(ledger, 'subscription', id, { cancellation_details: details }, null);
    return endSubscription(ledger, id, 'cancellation_requested');
  }),
];

function subscriptionAt(ledger: Ledger, id: string): Records['subscription'] {
  const subscription = ledger.records.get('subscription', id);
  if (!subscription) throw unknownId('subscription', id);
  return subscription;
}

/** Without a status, a list holds all but the canceled; `ended` are those that will never charge again. */
function hasStatus({ status }: Records['subscription'], wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'ended') return ENDED.includes(status);
  return wanted === 'all' || wanted === status;
}
