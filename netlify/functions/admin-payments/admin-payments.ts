import type { Config } from '@netlify/functions';
import { type CaseAtDesk, type CasePage, adminPayments } from '#api/admin-payments.ts';
import { caseMarkSchema } from '#api/admin-payments.schema.ts';
import { markCase, readCasePage } from '#netlify/back-office/work-cases.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';

export default defineEndpoint(adminPayments, {
  GET: forAdmin({
    handle: async ({ url }) =>
      jsonAnswer<CasePage>(await readCasePage(url.searchParams.get('state') === 'done' ? 'done' : 'open')),
  }),
  POST: forAdmin({
    body: caseMarkSchema,
    handle: async ({ body, session, now }) =>
      jsonAnswer<CaseAtDesk>(await markCase(body, { by: session.stored.user.id, now })),
  }),
});

export const config: Config = {
  path: '/api/admin/payments',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
