import type { APIRoute } from 'astro';
import { searchWords } from '#catalog/search-words.ts';

/** How people speak: a static file that the browser fetches beside the catalogue's index when somebody searches. */
export const GET: APIRoute = () => Response.json(searchWords);
