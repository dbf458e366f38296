import type { Config } from '@netlify/functions';
import { savedTool } from '#api/saved-tool.contract.ts';
import { removeSave } from '#domain/person/save-rules.ts';
import { livingSaves } from '#netlify/catalog/known-tools.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { toolId } from '#netlify/http/tool-id.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

export default defineEndpoint(savedTool, {
  DELETE: async ({ params, session, now }) => {
    const id = toolId(params['id']);
    const { user, outcome: isRemoved } = await changeSender(session, (current) => {
      const { user: next, changed } = removeSave(current, id);
      return { write: changed ? next : null, outcome: changed };
    });
    if (isRemoved) await countEvent(`unsaved-${id}`, now);
    return jsonAnswer({ isSaved: false, count: user.saves.filter(await livingSaves(user.saves)).length });
  },
});

export const config: Config = {
  path: '/api/saved-tools/:id',
  excludedPath: '/api/saved-tools/count',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
