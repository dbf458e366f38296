import type Stripe from 'stripe';
import type { PendingPayment } from '#api/get-or-create-subscription.contract.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { expireCheckouts } from './close-open-ways.ts';
import { holdingOf, subscriptionsOf } from './current-subscription.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { corePriceId } from './price-id.ts';

/** What is said when a payment could not be set up. */
export const SETUP_FAILED = { message: 'Payment setup failed. Please try again.' };

/** What a payment form needs of the first invoice (since API 2026-10-28 the intent's id is in `payments`). */
const EXPAND = ['latest_invoice.confirmation_secret', 'latest_invoice.payments'];

/**
 * The payment of a customer's unpaid monthly subscription, which is made when there is none. Asked twice, even at once,
 * it is the same one; a checkout that was open is closed.
 * @throws ApiError `already_subscribed`
 */
export async function pendingPayment(stripe: Stripe, customer: string, now: Date): Promise<PendingPayment> {
  const ever = await subscriptionsOf(stripe, [customer]);
  if (holdingOf(ever).standing) throw new ApiError('already_subscribed');
  await expireCheckouts(stripe, customer);
  const price = await corePriceId(stripe, 'month');
  const { data } = await stripe.subscriptions.list({
    customer,
    status: 'incomplete',
    limit: 10,
    expand: EXPAND.map((path) => `data.${path}`),
  });
  const open = data.find(({ items }) => items.data[0]?.price.id === price);
  const attempt = `${now.toISOString().slice(0, 13)}-${ever.length}`;
  const content: Stripe.SubscriptionCreateParams = {
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: EXPAND,
  };
  const subscription =
    open ??
    (await stripe.subscriptions.create(content, { idempotencyKey: idempotencyKey('pending', content, attempt) }));
  return paymentOf(subscription);
}

function paymentOf({ latest_invoice: invoice }: Stripe.Subscription): PendingPayment {
  const { confirmation_secret: secret, payments } = typeof invoice === 'object' && invoice ? invoice : {};
  const intent = payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent;
  const paymentIntentId = typeof intent === 'string' ? intent : intent?.id;
  if (!secret || !paymentIntentId) throw new ApiError('payments_failed', SETUP_FAILED);
  return { clientSecret: secret.client_secret, paymentIntentId };
}
