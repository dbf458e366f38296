import type { Config } from '@netlify/functions';
import { savedTools } from '#api/saved-tools.contract.ts';
import { addSave } from '#domain/person/save-rules.ts';
import { saveLimit } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { hasTool, livingSaves } from '#netlify/catalog/known-tools.ts';
import { savedList } from '#netlify/catalog/saved-list.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { changeSender } from '#netlify/session/change-sender.ts';

export default defineEndpoint(savedTools, {
  GET: async ({ session }) => jsonAnswer(savedList(session.stored.user, await currentCatalogue())),

  POST: async ({ body: { toolId }, session, now }) => {
    if (!(await hasTool(toolId))) throw new ApiError('not_found', { message: 'There is no such tool.' });
    const limit = saveLimit(session.viewer, plans);
    const isLiving = await livingSaves(session.stored.user.saves);
    const { outcome, user } = await changeSender(session, (current) => {
      const result = addSave({ ...current, saves: current.saves.filter(isLiving) }, toolId, limit, now);
      return { write: result.ok && result.changed ? result.user : null, outcome: result };
    });
    if (!outcome.ok) throw new ApiError(outcome.code);
    if (outcome.changed) await countEvent(`saved-${toolId}`, now);
    return jsonAnswer({ isSaved: true, count: user.saves.filter(isLiving).length }, outcome.changed ? 201 : 200);
  },
});

export const config: Config = {
  path: '/api/saved-tools',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
