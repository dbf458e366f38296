import type { APIRoute } from 'astro';
import { allTools } from '#catalog/tools.ts';
import type { ListedTool } from '#domain/letters/submission/find-listed.ts';

/** Where every tool of the guide lives: fetched when somebody begins to suggest one, to say that it is here already. */
export const GET: APIRoute = async () => {
  const tools = await allTools();
  return Response.json(tools.map(({ id, name, link }): ListedTool => ({ id, name, link })));
};
