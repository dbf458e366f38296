import type { Config } from '@netlify/functions';
import { createCustomerPortal } from '#api/create-customer-portal.ts';
import { customerOf } from '#netlify/billing/customer-of.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { siteOrigin } from '#netlify/env.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';

export default defineEndpoint(createCustomerPortal, {
  POST: forUser({
    handle: ({ session }) =>
      atStripe(async (stripe) => {
        const customer = await customerOf(stripe, session);
        const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${siteOrigin()}/billing` });
        return jsonAnswer({ url });
      }),
  }),
});

export const config: Config = { path: '/api/create-customer-portal' };
