import type { Config } from '@netlify/functions';
import { type DecisionAnswer, type ReviewAnswer, adminSubmissions } from '#api/admin-submissions.ts';
import { reviewDecisionSchema } from '#api/admin-submissions.schema.ts';
import { audit } from '#netlify/audit/audit.ts';
import { decideSubmission, readReview } from '#netlify/back-office/review-submissions.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';

export default defineEndpoint(adminSubmissions, {
  GET: forAdmin({ handle: async ({ now }) => jsonAnswer<ReviewAnswer>(await readReview(now)) }),
  POST: forAdmin({
    body: reviewDecisionSchema,
    mostBytes: 65_536,
    handle: async ({ body, session, now }) => {
      await spendAllowance(session, 'decision', now);
      const { id: userId } = session.stored.user;
      const answer = await decideSubmission(body, userId, now);
      const isAccepted = answer.submission.decision?.state === 'accepted';
      const action = isAccepted ? 'submission_accepted' : 'submission_declined';
      await audit({ action, userId, tools: [answer.submission.toolName], now });
      return jsonAnswer<DecisionAnswer>(answer);
    },
  }),
});

export const config: Config = {
  path: '/api/admin/submissions',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
