import type { Config } from '@netlify/functions';
import { adminFactsEndpoint } from '#api/admin-facts.contract.ts';
import { decideFact } from '#netlify/facts/decide-fact.ts';
import { readFactDebt } from '#netlify/facts/read-fact-debt.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(adminFactsEndpoint, {
  GET: async ({ now }) => jsonAnswer(await readFactDebt(now)),
  POST: ({ body, session, now }) => decideFact(body, { userId: session.stored.user.id, now }),
});

export const config: Config = {
  path: '/api/admin/facts',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
