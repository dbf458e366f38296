import type { Config } from '@netlify/functions';
import { createCustomerPortal } from '#api/create-customer-portal.contract.ts';
import { isDeleted } from '#netlify/billing/deleted-customer.ts';
import { atStripe, isGone } from '#netlify/billing/stripe-client.ts';
import { siteOrigin } from '#netlify/env.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

/** The portal shows card and invoices; opening it makes nobody a customer. */
const NOTHING_PAID = 'You have not paid anything here yet, so there is no card and no invoice to manage.';
const NOTHING_LEFT = 'Our payment provider has deleted your card and invoices, so there is nothing to manage.';

export default defineEndpoint(createCustomerPortal, {
  POST: async ({ session, now }) => {
    await spendAllowance(session, 'payment', now);
    return atStripe(async (stripe) => {
      const customer = session.stored.user.customerId;
      if (customer === null) throw new ApiError('no_subscription', { message: NOTHING_PAID });
      const opened = stripe.billingPortal.sessions.create({ customer, return_url: `${siteOrigin()}/billing` });
      const { url } = await opened.catch(async (error: unknown) => {
        if (isGone(error) && (await isDeleted(stripe, customer)))
          throw new ApiError('no_subscription', { message: NOTHING_LEFT });
        throw error;
      });
      if (!url) throw new ApiError('portal_failed');
      return jsonAnswer({ url });
    });
  },
});

export const config: Config = {
  path: '/api/create-customer-portal',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
