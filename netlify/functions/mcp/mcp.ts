import type { Config } from '@netlify/functions';
import { mcp } from '#api/mcp.contract.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { answerMessage } from '#netlify/mcp/answer-message.ts';

export default defineEndpoint(mcp, {
  POST: ({ request, body }) => answerMessage(request, body),
});

export const config: Config = {
  path: '/api/mcp',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
