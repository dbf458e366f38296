import type { Config } from '@netlify/functions';
import {
  adminSubmissions,
  type DecisionAnswer,
  type ReviewAnswer,
  type ReviewDecision,
  type SubmissionAtDesk,
} from '#api/admin-submissions.contract.ts';
import type { AuditAction } from '#domain/admin/audit-entry.schema.ts';
import { audit } from '#netlify/session/audit.ts';
import { refuseEdit } from '#netlify/catalog/desk-tool.ts';
import { readReview, readSubmission } from '#netlify/admin/read-review.ts';
import { decideSubmission } from '#netlify/admin/review-submissions.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { spendAllowance } from '#netlify/session/spend-allowance.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(adminSubmissions, {
  GET: async ({ url, now }) => {
    const id = url.searchParams.get('id');
    if (id === null) return jsonAnswer<ReviewAnswer>(await readReview(now));
    return jsonAnswer<SubmissionAtDesk>(await readSubmission(submissionId(id), now));
  },
  POST: async ({ body, session, now }) => {
    await spendAllowance(session, 'decision', now);
    const { id: userId } = session.stored.user;
    const reviewed = await decideSubmission(body, { by: userId, now });
    if (!reviewed.ok) return refuseEdit(reviewed.edited);
    const { answer } = reviewed;
    const action = actions[body.decision];
    if (action) await audit({ action, userId, tools: [answer.submission.toolName], now });
    return jsonAnswer<DecisionAnswer>(answer);
  },
});

/** What the audit calls each decision. */
const actions: Record<ReviewDecision['decision'], AuditAction | null> = {
  publish: 'submission_accepted',
  listed: 'submission_accepted',
  decline: 'submission_declined',
  reopen: 'submission_reopened',
  tell: null,
};

/** Only a uuid becomes the key of a record. @throws ApiError `not_found` */
function submissionId(text: string): string {
  if (!/^[0-9a-f-]{36}$/.test(text)) throw new ApiError('not_found', { message: 'There is no such submission.' });
  return text;
}

export const config: Config = {
  path: '/api/admin/submissions',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
