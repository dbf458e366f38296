import type { Config } from '@netlify/functions';
import { type FactDebtAnswer, adminFactsEndpoint } from '#api/admin-facts.ts';
import { factDecidingSchema } from '#api/admin-facts.schema.ts';
import { decideFact } from '#netlify/facts/decide-fact.ts';
import { readFactDebt } from '#netlify/facts/read-fact-debt.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';

export default defineEndpoint(adminFactsEndpoint, {
  GET: forAdmin({ handle: async ({ now }) => jsonAnswer<FactDebtAnswer>(await readFactDebt(now)) }),
  POST: forAdmin({
    body: factDecidingSchema,
    handle: ({ body, session, now }) => decideFact(body, { userId: session.stored.user.id, now }),
  }),
});

export const config: Config = {
  path: '/api/admin/facts',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
