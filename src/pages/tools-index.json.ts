import type { APIRoute } from 'astro';
import { allTasks, useCasesByTask } from '#catalog/tasks.ts';
import { allTools } from '#catalog/tools.ts';
import { vocabulary } from '#catalog/vocabulary.ts';
import { packToolIndex } from '#domain/search/pack-tool-index.ts';
import { catalogueEntries } from '#domain/search/tool-index.ts';

/** The catalogue's search index: a static file that the browser fetches when somebody reaches for the search. */
export const GET: APIRoute = async () => {
  const entries = catalogueEntries(await allTools(), {
    categories: vocabulary.categories,
    useCasesByTask: await useCasesByTask(),
  });
  return Response.json(packToolIndex(entries, await allTasks()));
};
