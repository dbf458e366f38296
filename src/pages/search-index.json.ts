import type { APIRoute } from 'astro';
import { searchEntries } from '#catalog/search-entries.ts';

/** What the search palette finds besides tools: a static file that the browser fetches when the palette opens. */
export const GET: APIRoute = async () => Response.json(await searchEntries());
