import { createHash } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { type ToolAnswer, tools } from '#api/tools.ts';
import { allTools, toToolAnswer } from '#netlify/catalog/catalog.ts';
import { defineEndpoint } from '#netlify/http/define-endpoint.ts';
import { jsonAnswer } from '#netlify/http/json-answer.ts';
import { forAnyone } from '#netlify/http/route.ts';

const list = allTools.map(toToolAnswer);
const etag = `"${createHash('sha256').update(JSON.stringify(list)).digest('base64url')}"`;

/** Browsers ask each time and get 304; the CDN keeps one copy until a deploy or a purge of the tag. */
const headers = {
  ETag: etag,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=3600, stale-while-revalidate=86400',
  'Netlify-Cache-Tag': 'tools',
};

export default defineEndpoint(tools, {
  GET: forAnyone({
    handle: ({ request }) => {
      if (holdsCurrent(request)) return new Response(null, { status: 304, headers });
      return jsonAnswer<ToolAnswer[]>(list, 200, headers);
    },
  }),
});

/** The comparison is weak, as If-None-Match asks: a proxy that compresses may have put `W/` before the tag. */
function holdsCurrent(request: Request): boolean {
  const held = request.headers.get('If-None-Match')?.split(',') ?? [];
  return held.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

export const config: Config = { path: '/api/tools' };
