import type { Config } from '@netlify/functions';
import { tools } from '#api/tools.contract.ts';
import { MAX_NAMED, type ToolAnswer } from '#api/tools.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { toToolAnswer } from '#netlify/catalog/catalog.ts';
import { type Catalogue, currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { type CachedBody, cachedAnswer, cachedBody } from '#netlify/http/cached-answer.ts';

const bodies = new WeakMap<Catalogue['tools'], CachedBody<readonly ToolAnswer[]>>();

export default defineEndpoint(tools, {
  GET: async ({ request, url }) => {
    const ids = readIds(url.searchParams.get('ids'));
    const catalogue = await currentCatalogue();
    if (ids) {
      const named = catalogue.tools.filter(({ id }) => ids.has(id)).map(toToolAnswer);
      return cachedAnswer(request, cachedBody(named), { tag: toolsTag, isCurrent: catalogue.isCurrent });
    }
    const answer = (): ToolAnswer[] => catalogue.tools.map(toToolAnswer);
    const body = bodies.get(catalogue.tools) ?? cachedBody(answer());
    bodies.set(catalogue.tools, body);
    return cachedAnswer(request, body, { tag: toolsTag, isCurrent: catalogue.isCurrent });
  },
});

/** @throws ApiError unless they are numbers with commas between them */
function readIds(text: string | null): ReadonlySet<number> | null {
  if (text === null) return null;
  const ids = text.split(',');
  if (ids.length <= MAX_NAMED && ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) return new Set(ids.map(Number));
  throw new ApiError('invalid_body', { message: `ids are 1 to ${MAX_NAMED} numbers with commas between them.` });
}

export const config: Config = {
  path: '/api/tools',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
