import type { Config } from '@netlify/functions';
import { mcpSchema } from '#api/mcp.schema.ts';
import { mcp } from '#api/mcp.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { forAnyone } from '#netlify/http/route.ts';
import { answerMessage } from '#netlify/mcp/answer-message.ts';

export default defineEndpoint(mcp, {
  POST: forAnyone({
    body: mcpSchema,
    fromServers: true,
    handle: ({ request, body }) => answerMessage(request, body),
  }),
});

export const config: Config = {
  path: '/api/mcp',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
