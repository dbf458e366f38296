import type { Config } from '@netlify/functions';
import { toolUpdates } from '#api/tool-updates.contract.ts';
import { lockDrops } from '#domain/drop/lock-drops.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(toolUpdates, {
  GET: async ({ session, now }) => {
    const { drops } = await currentDrops(now);
    const open = openDrops(session?.viewer ?? null, plans);
    return jsonAnswer(lockDrops(drops, open));
  },
});

export const config: Config = {
  path: '/api/tool-updates',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
