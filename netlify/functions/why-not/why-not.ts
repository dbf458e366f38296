import type { Config } from '@netlify/functions';
import { whyNot } from '#api/why-not.contract.ts';
import { explainRank } from '#domain/recommendation/explain-rank.ts';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { spokenWords, queryInGuide } from '#netlify/catalog/find-in-guide.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';

export default defineEndpoint(whyNot, {
  POST: async ({ body: { toolId, answers, words } }) => {
    const [{ tools, find }, spoken] = await Promise.all([
      currentCatalogue(),
      spokenWords({ isTyped: words !== undefined }),
    ]);
    const tool = find(toolId);
    if (!tool) throw new ApiError('not_found', { message: 'There is no such tool.' });
    const options = { tasks: spoken.tasks, query: queryInGuide(tools, spoken, words) };
    return jsonAnswer(explainRank(tools, answers, tool, options));
  },
});

export const config: Config = {
  path: '/api/why-not',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip'] },
};
