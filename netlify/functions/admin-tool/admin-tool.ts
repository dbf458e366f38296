import type { Config } from '@netlify/functions';
import { type DeskTool, adminToolEndpoint } from '#api/admin-tool.ts';
import { editToolSchema } from '#api/admin-tool.schema.ts';
import type { ToolPatch } from '#domain/tool/edit-tool.ts';
import { answerEdit, readDeskTool } from '#netlify/record-desk/desk-tool.ts';
import { editTool } from '#netlify/catalog/edit-tool.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';
import { toolId } from '#netlify/http/tool-id.ts';

export default defineEndpoint(adminToolEndpoint, {
  GET: forAdmin({ handle: async ({ params }) => jsonAnswer<DeskTool>(await readDeskTool(toolId(params['id']))) }),
  POST: forAdmin({
    body: editToolSchema,
    mostBytes: 65_536,
    handle: async ({ params, body: { version, attempt, reason, patch, dryRun }, session, now }) => {
      const userId = session.stored.user.id;
      const change = { toolId: toolId(params['id']), version, attempt, reason, patch: patch as ToolPatch };
      return answerEdit(await editTool(change, { by: userId, now }, dryRun), { userId, action: 'tool_changed', now });
    },
  }),
});

export const config: Config = {
  path: '/api/admin/tools/:id',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
