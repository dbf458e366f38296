import type { Config } from '@netlify/functions';
import { uploadedTools } from '#api/uploaded-tools.contract.ts';
import { deepEqual } from '#domain/value/deep-equal.ts';
import { type IndexVocabulary, catalogueEntry } from '#domain/search/tool-index.ts';
import { useCasesOf } from '#domain/task/task-tools.ts';
import { toolsTag } from '#netlify/catalog/announce-tools.ts';
import { type Tools, builtTools } from '#netlify/catalog/catalog.ts';
import { taskFacts } from '#netlify/catalog/task-facts.ts';
import { vocabulary } from '#netlify/catalog/vocabulary.ts';
import { type Catalogue, currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { type CachedBody, cachedAnswer, cachedBody } from '#netlify/http/cached-answer.ts';

const bodies = new WeakMap<Catalogue['tools'], CachedBody<ReturnType<typeof differenceOf>>>();

export default defineEndpoint(uploadedTools, {
  GET: async ({ request }) => {
    const [catalogue, built, tasks] = await Promise.all([currentCatalogue(), builtTools(), taskFacts()]);
    const body = bodies.get(catalogue.tools) ?? cachedBody(differenceOf(catalogue, built, useCasesOf(tasks)));
    bodies.set(catalogue.tools, body);
    return cachedAnswer(request, body, { tag: toolsTag, isCurrent: catalogue.isCurrent });
  },
});

function differenceOf(
  { revision, tools, find }: Catalogue,
  built: Tools,
  useCasesByTask: IndexVocabulary['useCasesByTask'],
) {
  const changed = tools.filter((tool) => !deepEqual(tool, built.find(tool.id)));
  const removed = built.tools.filter(({ id }) => !find(id)).map(({ id }) => id);
  const words = { categories: vocabulary.categories, useCasesByTask };
  return { revision, changed: changed.map((tool) => catalogueEntry(tool, words)), removed };
}

export const config: Config = {
  path: '/api/uploaded-tools',
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip'] },
};
