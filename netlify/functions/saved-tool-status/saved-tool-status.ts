import type { Config } from '@netlify/functions';
import { savedToolStatus } from '#api/saved-tool-status.contract.ts';
import { isSaved } from '#domain/person/save-rules.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { toolId } from '#netlify/http/tool-id.ts';

export default defineEndpoint(savedToolStatus, {
  GET: ({ params, session }) => {
    const id = toolId(params['toolId']);
    return jsonAnswer({ isSaved: isSaved(session.stored.user, id) });
  },
});

export const config: Config = {
  path: '/api/saved-tools/:toolId/status',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
