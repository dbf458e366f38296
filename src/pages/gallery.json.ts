import type { APIRoute } from 'astro';
import { galleryEntries } from '#legacy/galleries/gallery-entries.ts';

/** What the galleries sort and load more from: a static file that the browser fetches when somebody does either. */
export const GET: APIRoute = async () => Response.json(await galleryEntries());
