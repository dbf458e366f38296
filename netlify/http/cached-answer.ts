import { createHash } from 'node:crypto';
import type { JsonAnswer } from './json-answer.ts';

/** Whether the sender holds this very version. The comparison is weak, as If-None-Match asks: a proxy that compresses may have put `W/` before the tag. */
function holds(request: Request, etag: string): boolean {
  const held = request.headers
    .get('If-None-Match')
    ?.split(',')
    .map((tag) => tag.trim());
  return held?.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag) ?? false;
}

/** A public answer as it is sent again and again. */
export interface CachedBody<Body> {
  text: string;
  etag: string;
  /** What the text is; the type alone says so. */
  says?: Body;
}

/** An answer's text with the tag of what it says. */
export function cachedBody<Body>(answer: Body): CachedBody<Body> {
  const text = JSON.stringify(answer);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}

/**
 * A public answer: browsers ask each time and get 304; the CDN keeps one copy until it is purged by its tag. One that is not
 * current is kept by nobody.
 */
export function cachedAnswer<Body>(
  request: Request,
  { text, etag }: CachedBody<Body>,
  { tag, isCurrent }: { tag: string; isCurrent: boolean },
): JsonAnswer<Body> {
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': isCurrent ? 'public, durable, max-age=60, stale-while-revalidate=600' : 'no-store',
    'Netlify-Cache-Tag': tag,
  };
  if (holds(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}
