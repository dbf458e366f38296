import type { Config } from '@netlify/functions';
import { adminSubscribers } from '#api/admin-subscribers.contract.ts';
import { readGrowth } from '#netlify/admin/read-growth.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(adminSubscribers, {
  GET: async ({ now }) => jsonAnswer(await readGrowth(now)),
});

export const config: Config = {
  path: '/api/admin/subscribers',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
