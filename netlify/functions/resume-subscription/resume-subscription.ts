import type { Config } from '@netlify/functions';
import { resumeSubscription } from '#api/resume-subscription.contract.ts';
import { setCancellation } from '#netlify/billing/set-cancellation.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(resumeSubscription, {
  POST: async ({ session, now }) => {
    await spendAllowance(session, 'ending', now);
    return jsonAnswer(await setCancellation(session, false, now));
  },
});

export const config: Config = {
  path: '/api/resume-subscription',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip'] },
};
