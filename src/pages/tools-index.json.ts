import type { APIRoute } from 'astro';
import { allTools } from '#catalog/tools.ts';
import { vocabulary } from '#catalog/vocabulary.ts';
import { toolIndexEntry } from '#domain/tool/tool-index.ts';

/** The catalogue's search index: a static file that the browser fetches when somebody reaches for the search. */
export const GET: APIRoute = async () => {
  const tools = await allTools();
  return Response.json(tools.map((tool) => toolIndexEntry(tool, vocabulary.categories)));
};
