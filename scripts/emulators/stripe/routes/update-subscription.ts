import type Stripe from 'stripe';
import { z } from 'zod';
import { changeRecord } from '../billing/change-record.ts';
import type { CancellationPlan } from '../billing/schedule-cancellation.ts';
import { paidUntil, scheduleCancellation } from '../billing/schedule-cancellation.ts';
import { ApiFailure } from '../http/api-failure.ts';
import type { KnownParameters } from '../http/api-route.ts';
import { cardNamed } from '../http/named-record.ts';
import { flag, metadata, whole, withMetadata } from '../http/parameter-kinds.ts';
import type { Ledger } from '../ledger.ts';
import type { Records } from '../wire-object.ts';

const feedback = [
  'customer_service',
  'low_quality',
  'missing_features',
  'other',
  'switched_service',
  'too_complex',
  'too_expensive',
  'unused',
] as const;

/** What a person says on leaving. */
export const leavingWords = z
  .strictObject({ comment: z.string().optional(), feedback: z.enum(feedback).optional() })
  .optional();

/** What can be changed on a subscription. */
export const updates = {
  cancel_at_period_end: flag.optional(),
  cancel_at: z.union([z.literal(''), z.enum(['min_period_end', 'max_period_end']), whole]).optional(),
  cancellation_details: leavingWords,
  default_payment_method: z.string().optional(),
  metadata: metadata.optional(),
} satisfies KnownParameters<Stripe.SubscriptionUpdateParams>;

/** @throws ApiFailure when the subscription has ended, or the card is not its customer's */
export function updateSubscription(
  ledger: Ledger,
  subscription: Records['subscription'],
  parameters: z.output<z.ZodObject<typeof updates>>,
): Records['subscription'] {
  const { id } = subscription;
  if (subscription.status === 'canceled') {
    throw new ApiFailure(400, 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  const plan = planned(subscription, parameters);
  if (plan) scheduleCancellation(ledger, id, plan, parameters.cancellation_details);
  const changes: Partial<Records['subscription']> = {
    metadata: withMetadata(subscription.metadata, parameters.metadata),
  };
  const method = parameters.default_payment_method;
  if (method !== undefined) {
    cardNamed(ledger, subscription.customer, method, 'default_payment_method');
    changes.default_payment_method = method;
  }
  return changeRecord(ledger, 'subscription', id, changes, 'customer.subscription.updated');
}

/**
 * The end that the parameters ask for; null when they ask for no change. `cancel_at_period_end: false` lifts only an
 * end that was set by `cancel_at_period_end`; one that stands as a moment, as the portal sets it, is lifted by an empty `cancel_at`.
 */
function planned(
  subscription: Records['subscription'],
  { cancel_at: moment, cancel_at_period_end: atPeriodEnd }: z.output<z.ZodObject<typeof updates>>,
): CancellationPlan | null {
  if (moment !== undefined && atPeriodEnd !== undefined) {
    throw new ApiFailure(400, 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  }
  if (atPeriodEnd === true) return { kind: 'period-end' };
  if (atPeriodEnd === false) return subscription.cancel_at_period_end ? { kind: 'none' } : null;
  if (moment === undefined) return null;
  if (moment === '') return { kind: 'none' };
  return { kind: 'moment', moment: typeof moment === 'number' ? moment : paidUntil(subscription) };
}
