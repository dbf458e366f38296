import type { Config } from '@netlify/functions';
import { searchEndpoint } from '#api/search.contract.ts';
import { SEARCH_LIMITS } from '#domain/search/search-results.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { searchCatalogue, searchedGuide } from '#netlify/catalog/search-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { cachedAnswer, cachedBody } from '#netlify/http/cached-answer.ts';

export default defineEndpoint(searchEndpoint, {
  GET: async ({ request, url: { searchParams } }) => {
    const query = searchParams.get('q') ?? '';
    if (query.length > SEARCH_LIMITS.characters)
      throw new ApiError('invalid_body', { message: `Search for at most ${SEARCH_LIMITS.characters} characters.` });
    const limit = readLimit(searchParams.get('limit'));
    const guide = await searchedGuide();
    const answer = searchCatalogue(guide, query, limit);
    return cachedAnswer(request, cachedBody(answer), { tag: toolsTag, isCurrent: guide.catalogue.isCurrent });
  },
});

/** @throws ApiError unless it is a number in words of figures, from 1 to the most */
function readLimit(text: string | null): number {
  if (text === null) return SEARCH_LIMITS.finds;
  const limit = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= SEARCH_LIMITS.mostFinds) return limit;
  throw new ApiError('invalid_body', { message: `limit is a whole number from 1 to ${SEARCH_LIMITS.mostFinds}.` });
}

export const config: Config = {
  path: '/api/search',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip'] },
};
