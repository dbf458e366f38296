import type { Config } from '@netlify/functions';
import { projectShare } from '#api/project-share.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { shareOwn, unshareOwn } from '#netlify/projects/shared-sheets.ts';

export default defineEndpoint(projectShare, {
  POST: async ({ params, body: { byName }, session, now }) =>
    jsonAnswer(await shareOwn(session, params['id'] ?? '', byName, now)),
  DELETE: async ({ params, session }) => jsonAnswer(await unshareOwn(session, params['id'] ?? '')),
});

export const config: Config = {
  path: '/api/projects/:id/share',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
