import type { Config } from '@netlify/functions';
import { toolSubmissions } from '#api/tool-submissions.contract.ts';
import { withScheme } from '#domain/letters/submission/check-submission.ts';
import { isWebAddress } from '#domain/text/web-address.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { admitForm } from '#netlify/letters/admit-form.ts';
import { writeAboutSubmission } from '#netlify/letters/submission-letters.ts';
import { submissionPath } from '#netlify/letters/submission-link.ts';
import { isSuggested, keepSubmission } from '#netlify/stores/submission-store.ts';

export default defineEndpoint(toolSubmissions, {
  GET: async ({ url }) => {
    const address = withScheme(url.searchParams.get('address')?.trim() ?? '');
    if (!isWebAddress(address))
      throw new ApiError('invalid_body', {
        message: 'address: Please enter a web address, like https://example.com',
      });
    return jsonAnswer({ isSuggested: await isSuggested(address) });
  },
  POST: async ({ body: { attempt, homepage, opened, ...form }, session, now }) => {
    const statusPath = await submissionPath(attempt);
    if (!(await admitForm('submission', { homepage, opened }, { session, now })))
      return jsonAnswer({ statusPath, isRepeat: false, letters: 'sent' }); // a machine learns nothing
    const userId = session?.stored.user.id ?? null;
    const submission = await keepSubmission({
      id: attempt,
      ...form,
      userId,
      receivedAt: now.toISOString(),
      isRepeat: false,
      decision: null,
    });
    const letters = await writeAboutSubmission(submission, now);
    return jsonAnswer({ statusPath, isRepeat: submission.isRepeat, letters });
  },
});

export const config: Config = {
  path: '/api/tool-submissions',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
