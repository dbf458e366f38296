import type { Config } from '@netlify/functions';
import { type ToolAnswer, tools } from '#api/tools.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { toToolAnswer } from '#netlify/catalog/catalog.ts';
import { type Catalogue, currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { type KeptBody, keptAnswer, keptBody } from '#netlify/http/kept-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';

const bodies = new WeakMap<Catalogue['tools'], KeptBody>();

export default defineEndpoint(tools, {
  GET: forAnyone({
    handle: async ({ request }) => {
      const catalogue = await currentCatalogue();
      const answer = (): ToolAnswer[] => catalogue.tools.map(toToolAnswer);
      const body = bodies.get(catalogue.tools) ?? keptBody(answer());
      bodies.set(catalogue.tools, body);
      return keptAnswer(request, body, { tag: toolsTag, isCurrent: catalogue.isCurrent });
    },
  }),
});

export const config: Config = {
  path: '/api/tools',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
