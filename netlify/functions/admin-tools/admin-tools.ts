import type { Config } from '@netlify/functions';
import { adminToolsEndpoint } from '#api/admin-tools.contract.ts';
import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import { deskQuery, readDeskTools } from '#netlify/catalog/desk-tools.ts';
import { answerEdit } from '#netlify/catalog/desk-tool.ts';
import { createTool } from '#netlify/catalog/edit-tool.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(adminToolsEndpoint, {
  GET: async ({ url, now }) => jsonAnswer(await readDeskTools(deskQuery(url.searchParams), now)),
  POST: async ({ body: { attempt, reason, patch, dryRun }, session, now }) => {
    const userId = session.stored.user.id;
    const added = await createTool({ attempt, reason, patch: patch as ToolPatch }, { by: userId, now }, dryRun);
    return answerEdit(added, { userId, action: 'tool_added', now });
  },
});

export const config: Config = {
  path: '/api/admin/tools',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
