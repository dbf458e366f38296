import type { APIRoute } from 'astro';
import { allTools } from '#catalog/tools.ts';
import { vocabulary } from '#catalog/vocabulary.ts';
import { packToolIndex } from '#domain/tool/pack-tool-index.ts';
import { toolIndexEntries } from '#domain/tool/tool-index.ts';

/** The catalogue's search index: a static file that the browser fetches when somebody reaches for the search. */
export const GET: APIRoute = async () => {
  const entries = toolIndexEntries(await allTools(), vocabulary.categories);
  return Response.json(packToolIndex(entries));
};
