import type { Config } from '@netlify/functions';
import { sharedCollection } from '#api/shared-kit.contract.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { briefOfCollection, findSharedCollection } from '#netlify/collections/shared-collections.ts';

export default defineEndpoint(sharedCollection, {
  GET: async ({ params, now }) => {
    const collection = await findSharedCollection(params['key'] ?? '');
    if (!collection)
      throw new ApiError('not_found', { message: 'Nothing is shared under this link, or not any more.' });
    return jsonAnswer(await briefOfCollection(collection, now));
  },
});

export const config: Config = {
  path: '/api/shared-kits/:key',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
