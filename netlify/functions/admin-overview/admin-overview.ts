import type { Config } from '@netlify/functions';
import { adminOverview } from '#api/admin-overview.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { readOverview } from '#netlify/admin/read-overview.ts';

export default defineEndpoint(adminOverview, {
  GET: async ({ now }) => jsonAnswer(await readOverview(now)),
});

export const config: Config = {
  path: '/api/admin/overview',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
