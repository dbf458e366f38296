import type { Config } from '@netlify/functions';
import { adminAuditEndpoint } from '#api/admin-audit.contract.ts';
import { readAudit } from '#netlify/session/read-audit.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

/** A day, or the key of an entry: what an earlier page gave as its `next`. */
const PLACE = /^20\d{6}(-\d{9}-[0-9a-f]{8})?$/;

export default defineEndpoint(adminAuditEndpoint, {
  GET: async ({ url, now }) => {
    const before = url.searchParams.get('before');
    if (before !== null && !PLACE.test(before))
      throw new ApiError('invalid_body', { message: 'before is the place that an earlier page named.' });
    return jsonAnswer(await readAudit(before, now));
  },
});

export const config: Config = {
  path: '/api/admin/audit',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
