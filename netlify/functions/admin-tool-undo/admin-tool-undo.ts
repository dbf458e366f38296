import type { Config } from '@netlify/functions';
import { adminToolUndoEndpoint } from '#api/admin-tool-undo.contract.ts';
import { answerEdit } from '#netlify/catalog/desk-tool.ts';
import { withdrawAcceptances } from '#netlify/admin/withdraw-acceptances.ts';
import { undoEdit } from '#netlify/catalog/edit-tool.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { toolId } from '#netlify/http/tool-id.ts';

export default defineEndpoint(adminToolUndoEndpoint, {
  POST: async ({ params, body, session, now }) => {
    const userId = session.stored.user.id;
    const undone = await undoEdit({ toolId: toolId(params['id']), ...body }, { by: userId, now });
    if (undone.ok && undone.changes.length === 0) await withdrawAcceptances(); // it had been added, and is out again
    return answerEdit(undone, { userId, action: 'tool_change_undone', now });
  },
});

export const config: Config = {
  path: '/api/admin/tools/:id/undo',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
