import type { Config } from '@netlify/functions';
import { savedToolsCount } from '#api/saved-tools-count.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forUser } from '#netlify/http/route.ts';

export default defineEndpoint(savedToolsCount, {
  GET: forUser({
    handle: ({ session }) => jsonAnswer<{ count: number }>({ count: session.stored.user.saves.length }),
  }),
});

export const config: Config = { path: '/api/saved-tools/count' };
