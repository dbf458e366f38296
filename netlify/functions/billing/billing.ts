import type { Config } from '@netlify/functions';
import { billing } from '#api/billing.contract.ts';
import { readBilling } from '#netlify/billing/read-billing.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(billing, {
  GET: async ({ session, now }) => {
    await spendAllowance(session, 'billing', now);
    return atStripe(async (stripe) => jsonAnswer(await readBilling(stripe, session.stored.user, now)));
  },
});

export const config: Config = {
  path: '/api/billing',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
