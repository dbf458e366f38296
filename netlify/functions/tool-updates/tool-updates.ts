import type { Config } from '@netlify/functions';
import { toolUpdates } from '#api/tool-updates.ts';
import { type DropView, lockDrops } from '#domain/drop/lock-drops.ts';
import { openDrops } from '#domain/plan/may-use.ts';
import { allDrops, plans } from '#netlify/catalog/catalog.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forVisitor } from '#netlify/http/route.ts';

export default defineEndpoint(toolUpdates, {
  GET: forVisitor({
    handle: ({ session }) => {
      const open = openDrops(session?.viewer ?? null, plans);
      return jsonAnswer<DropView[]>(lockDrops(allDrops, open));
    },
  }),
});

export const config: Config = {
  path: '/api/tool-updates',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
