import type { APIRoute } from 'astro';
import { origin } from '#catalog/site.ts';

/** Everything may be read but the API; pages that nobody should find say so themselves. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${origin}/sitemap-index.xml\n`);
