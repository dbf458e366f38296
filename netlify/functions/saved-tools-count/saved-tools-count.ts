import type { Config } from '@netlify/functions';
import { savedToolsCount } from '#api/saved-tools-count.contract.ts';
import { livingSaves } from '#netlify/catalog/known-tools.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(savedToolsCount, {
  GET: async ({ session }) => {
    const { saves } = session.stored.user;
    return jsonAnswer({ count: saves.filter(await livingSaves(saves)).length });
  },
});

export const config: Config = {
  path: '/api/saved-tools/count',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
