import type { Config } from '@netlify/functions';
import { collectionsEndpoint } from '#api/kits.contract.ts';
import { changeCollections } from '#domain/collection/change-collections.ts';
import { collectionRights } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { hasTool } from '#netlify/catalog/known-tools.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { changeCollectionsOf, collectionsAnswer, readCollections } from '#netlify/collections/person-collections.ts';

export default defineEndpoint(collectionsEndpoint, {
  GET: async ({ session }) => jsonAnswer(collectionsAnswer(session, await readCollections(session))),
  POST: async ({ body, session, now }) => {
    if (body.do === 'add' && !(await hasTool(body.toolId)))
      throw new ApiError('not_found', { message: 'There is no such tool.' });
    const rights = collectionRights(session.viewer, plans);
    const after = await changeCollectionsOf(session, (current) => changeCollections(current, body, rights, now));
    return jsonAnswer(collectionsAnswer(session, after));
  },
});

export const config: Config = {
  path: '/api/kits',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
