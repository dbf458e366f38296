import type { Config } from '@netlify/functions';
import { tool } from '#api/tool.contract.ts';
import type { OneToolAnswer } from '#api/tool.contract.ts';
import { toolInk } from '#domain/tool/category-terms.ts';
import { similarTools } from '#domain/tool/alternatives/similar-tools.ts';
import { toolIndexEntry } from '#domain/search/tool-index.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { toToolAnswer } from '#netlify/catalog/catalog.ts';
import { vocabulary } from '#netlify/catalog/vocabulary.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { cachedAnswer, cachedBody } from '#netlify/http/cached-answer.ts';
import { toolId } from '#netlify/http/tool-id.ts';
import { StoreUnavailable } from '#netlify/stores/store-unavailable.ts';

const SIMILAR = 3;

export default defineEndpoint(tool, {
  GET: async ({ request, params }) => {
    const id = toolId(params['id']);
    const { find, tools, isCurrent } = await currentCatalogue();
    const found = find(id);
    if (!found && !isCurrent) throw new StoreUnavailable('uploaded tools');
    if (!found) throw new ApiError('not_found', { message: 'There is no such tool.' });
    const { categories } = vocabulary;
    const similar = similarTools(found, tools, SIMILAR).map((other) => toolIndexEntry(other, categories));
    const answer: OneToolAnswer = { tool: toToolAnswer(found), ink: toolInk(found.category, categories), similar };
    return cachedAnswer(request, cachedBody(answer), { tag: toolsTag, isCurrent });
  },
});

export const config: Config = {
  path: '/api/tools/:id',
  excludedPath: '/api/tools/bulk-upload',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
