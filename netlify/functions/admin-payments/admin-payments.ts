import type { Config } from '@netlify/functions';
import { adminPayments } from '#api/admin-payments.contract.ts';
import { markCase, readCasePage } from '#netlify/admin/work-cases.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(adminPayments, {
  GET: async ({ url }) => jsonAnswer(await readCasePage(url.searchParams.get('state') === 'done' ? 'done' : 'open')),
  POST: async ({ body, session, now }) => jsonAnswer(await markCase(body, { by: session.stored.user.id, now })),
});

export const config: Config = {
  path: '/api/admin/payments',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
