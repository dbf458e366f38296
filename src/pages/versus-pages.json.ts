import type { APIRoute } from 'astro';
import { nearPages } from '#catalog/near-pages.ts';
import { type ComparedPair, versusPath } from '#domain/comparison/versus.ts';

/** Every pair with a page of its own: fetched when somebody without the comparison adds a tool, to lead them to what is free. */
export const GET: APIRoute = async () => {
  const { pairs } = await nearPages();
  return Response.json(
    [...pairs.values()].map(
      ([a, b]): ComparedPair => ({ ids: [a.id, b.id], title: `${a.name} or ${b.name}`, path: versusPath(a, b) }),
    ),
  );
};
