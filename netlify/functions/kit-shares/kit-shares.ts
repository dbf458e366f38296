import type { Config } from '@netlify/functions';
import { collectionShares } from '#api/kit-shares.contract.ts';
import { mayUse } from '#domain/plan/may-use.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { shareCollectionOf } from '#netlify/collections/shared-collections.ts';

export default defineEndpoint(collectionShares, {
  POST: async ({ body: { kit: collection, byName }, session, now }) => {
    if (!mayUse('sharing', session.viewer, plans))
      throw new ApiError('upgrade_required', { message: 'Sharing a collection by a link is part of Yak Core.' });
    return jsonAnswer(await shareCollectionOf(session, collection, byName, now));
  },
});

export const config: Config = {
  path: '/api/kit-shares',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
