import type { Config } from '@netlify/functions';
import { createCheckoutSession } from '#api/create-checkout-session.contract.ts';
import { expireCheckouts, giveUpUnpaid, keepLatestCheckout } from '#netlify/billing/close-open-ways.ts';
import { holdingOf, subscriptionsOf } from '#netlify/billing/current-subscription.ts';
import { customerOf } from '#netlify/billing/customer-of.ts';
import { corePriceId } from '#netlify/billing/price-id.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { siteOrigin } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(createCheckoutSession, {
  POST: async ({ body, session, now }) => {
    await spendAllowance(session, 'payment', now);
    return atStripe(async (stripe) => {
      const customer = await customerOf(stripe, session);
      const { standing, unpaid } = holdingOf(await subscriptionsOf(stripe, [customer]));
      if (standing) throw new ApiError('already_subscribed');
      await Promise.all([giveUpUnpaid(stripe, unpaid), expireCheckouts(stripe, customer)]);
      const userId = session.stored.user.id;
      const opened = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: userId,
        line_items: [{ price: await corePriceId(stripe, body?.interval ?? 'month'), quantity: 1 }],
        success_url: `${siteOrigin()}/dashboard?upgraded=1`,
        cancel_url: `${siteOrigin()}/subscribe?checkout=closed`,
        subscription_data: { metadata: { user_id: userId } },
      });
      const { url } = await keepLatestCheckout(stripe, customer, opened);
      if (!url) throw new ApiError('payments_failed');
      return jsonAnswer({ url });
    });
  },
});

export const config: Config = {
  path: '/api/create-checkout-session',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
