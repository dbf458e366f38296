import type { Config } from '@netlify/functions';
import { MOST_NAMED, type ToolAnswer, tools } from '#api/tools.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { toToolAnswer } from '#netlify/catalog/catalog.ts';
import { type Catalogue, currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { type KeptBody, keptAnswer, keptBody } from '#netlify/http/kept-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';

const bodies = new WeakMap<Catalogue['tools'], KeptBody>();

export default defineEndpoint(tools, {
  GET: forAnyone({
    handle: async ({ request, url }) => {
      const ids = readIds(url.searchParams.get('ids'));
      const catalogue = await currentCatalogue();
      if (ids) {
        const named = catalogue.tools.filter(({ id }) => ids.has(id)).map(toToolAnswer);
        return keptAnswer(request, keptBody(named), { tag: toolsTag, isCurrent: catalogue.isCurrent });
      }
      const answer = (): ToolAnswer[] => catalogue.tools.map(toToolAnswer);
      const body = bodies.get(catalogue.tools) ?? keptBody(answer());
      bodies.set(catalogue.tools, body);
      return keptAnswer(request, body, { tag: toolsTag, isCurrent: catalogue.isCurrent });
    },
  }),
});

/** @throws ApiError unless they are numbers with commas between them */
function readIds(text: string | null): ReadonlySet<number> | null {
  if (text === null) return null;
  const ids = text.split(',');
  if (ids.length <= MOST_NAMED && ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) return new Set(ids.map(Number));
  throw new ApiError('invalid_body', { message: `ids are 1 to ${MOST_NAMED} numbers with commas between them.` });
}

export const config: Config = {
  path: '/api/tools',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
