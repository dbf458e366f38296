import type { Config } from '@netlify/functions';
import { submissionStatus } from '#api/submission-status.contract.ts';
import { statusOf } from '#domain/letters/submission/submission.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readSubmissionLink } from '#netlify/letters/submission-link.ts';
import { submissions } from '#netlify/stores/submission-store.ts';

export default defineEndpoint(submissionStatus, {
  GET: async ({ url }) => {
    const submission = await submissions.read(await readSubmissionLink(url));
    if (!submission) throw new ApiError('not_found', { message: 'There is no submission under this link any more.' });
    return jsonAnswer(statusOf(submission));
  },
});

export const config: Config = {
  path: '/api/submission-status',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
