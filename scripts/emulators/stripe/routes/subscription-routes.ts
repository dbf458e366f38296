import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import { endSubscription, hasEnded } from '../billing/end-subscription.ts';
import { startSubscription } from '../billing/start-subscription.ts';
import { unknownId } from '../http/api-failure.ts';
import { type ApiRoute, type KnownParameters, apiRoute } from '../http/api-route.ts';
import { recordAt, recordNamed } from '../http/named-record.ts';
import { flag, items, metadata, withMetadata } from '../http/parameter-kinds.ts';
import { leavingWords, updateSubscription, updates } from './update-subscription.ts';

const order = {
  customer: z.string(),
  items,
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

const ending = {
  cancellation_details: leavingWords,
  invoice_now: flag.optional(),
  prorate: flag.optional(),
} satisfies KnownParameters<Stripe.SubscriptionCancelParams>;

/** What changes subscriptions. */
export const subscriptionRoutes: readonly ApiRoute[] = [
  apiRoute(
    'POST /v1/subscriptions',
    { takes: 'SubscriptionCreateRequest', gives: 'Subscription' },
    order,
    ({ ledger, parameters }) => {
      const customer = recordNamed(ledger, 'customer', parameters.customer, 'customer');
      const [item] = parameters.items;
      const price = recordNamed(ledger, 'price', item?.price ?? '', 'items[0][price]');
      return startSubscription(ledger, {
        customer: customer.id,
        price,
        quantity: item?.quantity ?? 1,
        metadata: withMetadata({}, parameters.metadata),
        keepCard: parameters.payment_settings?.save_default_payment_method === 'on_subscription',
      });
    },
  ),

  apiRoute(
    'POST /v1/subscriptions/:id',
    { takes: 'SubscriptionUpdateRequest', gives: 'Subscription' },
    updates,
    ({ ledger, parameters, id }) => updateSubscription(ledger, recordAt(ledger, 'subscription', id), parameters),
  ),

  apiRoute(
    'DELETE /v1/subscriptions/:id',
    { takes: 'SubscriptionCancelRequest', gives: 'Subscription' },
    ending,
    ({ ledger, parameters, id }) => {
      const subscription = recordAt(ledger, 'subscription', id);
      if (hasEnded(subscription)) throw unknownId('subscription', id);
      const { comment = null, feedback = null } = parameters.cancellation_details ?? {};
      const details = { comment, feedback, feedback_option: null, reason: 'cancellation_requested' as const };
      changeRecord(ledger, 'subscription', id, { cancellation_details: details }, null);
      return endSubscription(ledger, id, 'cancellation_requested');
    },
  ),
];
