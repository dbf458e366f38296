import type { Config } from '@netlify/functions';
import { type DeskTools, adminToolsEndpoint } from '#api/admin-tools.ts';
import { addToolSchema } from '#api/admin-tools.schema.ts';
import type { ToolPatch } from '#domain/tool/edit-tool.ts';
import { deskQuery, readDeskTools } from '#netlify/record-desk/desk-tools.ts';
import { answerEdit } from '#netlify/record-desk/desk-tool.ts';
import { createTool } from '#netlify/catalog/edit-tool.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAdmin } from '#netlify/http/route.ts';

export default defineEndpoint(adminToolsEndpoint, {
  GET: forAdmin({
    handle: async ({ url, now }) => jsonAnswer<DeskTools>(await readDeskTools(deskQuery(url.searchParams), now)),
  }),
  POST: forAdmin({
    body: addToolSchema,
    mostBytes: 65_536,
    handle: async ({ body: { attempt, reason, patch, dryRun }, session, now }) => {
      const userId = session.stored.user.id;
      const added = await createTool({ attempt, reason, patch: patch as ToolPatch }, { by: userId, now }, dryRun);
      return answerEdit(added, { userId, action: 'tool_added', now });
    },
  }),
});

export const config: Config = {
  path: '/api/admin/tools',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
