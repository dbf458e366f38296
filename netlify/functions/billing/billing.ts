import type { Config } from '@netlify/functions';
import { type Billing, billing } from '#api/billing.ts';
import { readBilling } from '#netlify/billing/read-billing.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';

export default defineEndpoint(billing, {
  GET: forUser({
    handle: ({ session, now }) =>
      atStripe(async (stripe) => jsonAnswer<Billing>(await readBilling(stripe, session.stored.user, now))),
  }),
});

export const config: Config = { path: '/api/billing' };
