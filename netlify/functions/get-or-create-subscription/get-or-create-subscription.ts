import type { Config } from '@netlify/functions';
import { getOrCreateSubscription } from '#api/get-or-create-subscription.contract.ts';
import { customerOf } from '#netlify/billing/customer-of.ts';
import { SETUP_FAILED, pendingPayment } from '#netlify/billing/pending-payment.ts';
import { atStripe } from '#netlify/billing/stripe-client.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(getOrCreateSubscription, {
  POST: async ({ session, now }) => {
    await spendAllowance(session, 'payment', now);
    return atStripe(
      async (stripe) => jsonAnswer(await pendingPayment(stripe, await customerOf(stripe, session), now)),
      SETUP_FAILED,
    );
  },
});

export const config: Config = {
  path: '/api/get-or-create-subscription',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
