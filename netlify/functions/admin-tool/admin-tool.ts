import type { Config } from '@netlify/functions';
import { adminToolEndpoint } from '#api/admin-tool.contract.ts';
import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import { answerEdit, readDeskTool } from '#netlify/catalog/desk-tool.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { toolId } from '#netlify/http/tool-id.ts';

export default defineEndpoint(adminToolEndpoint, {
  GET: async ({ params }) => jsonAnswer(await readDeskTool(toolId(params['id']))),
  POST: async ({ params, body: { version, attempt, reason, patch, dryRun }, session, now }) => {
    const userId = session.stored.user.id;
    const change = { toolId: toolId(params['id']), version, attempt, reason, patch: patch as ToolPatch };
    return answerEdit(await editTool(change, { by: userId, now }, dryRun), { userId, action: 'tool_changed', now });
  },
});

export const config: Config = {
  path: '/api/admin/tools/:id',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
