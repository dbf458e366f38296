import type { Config } from '@netlify/functions';
import { correctionsEndpoint } from '#api/corrections.contract.ts';
import type { CorrectionsAnswer } from '#api/corrections.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { readFreshnessHistory } from '#netlify/facts/note-freshness.ts';
import { readCorrections, readToolCorrections } from '#netlify/facts/read-corrections.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { cachedAnswer, cachedBody } from '#netlify/http/cached-answer.ts';
import { toolId } from '#netlify/http/tool-id.ts';

export default defineEndpoint(correctionsEndpoint, {
  GET: async ({ request, url, now }) => {
    const asked = url.searchParams.get('tool');
    const answer: CorrectionsAnswer =
      asked === null
        ? { corrections: await readCorrections(), facts: null, freshness: await readFreshnessHistory() }
        : await readToolCorrections(toolId(asked), now);
    return cachedAnswer(request, cachedBody(answer), { tag: toolsTag, isCurrent: true });
  },
});

export const config: Config = {
  path: '/api/corrections',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
