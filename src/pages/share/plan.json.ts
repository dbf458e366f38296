import type { APIRoute } from 'astro';
import { shareImages } from '#catalog/share-images.ts';

/** The pictures to be drawn for link previews. The build draws them after the pages and takes this list away again. */
export const GET: APIRoute = async () => Response.json(await shareImages());
