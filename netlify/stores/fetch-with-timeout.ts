import { setTimeout as wait } from 'node:timers/promises';

/** One try, and all tries together with their pauses, in ms. Left to itself the client tries for 25 s. */
const TRY_MS = 1500;
const TOTAL_MS = 2000;
const MAX_TRIES = 3;
/** The first pause between two tries, in ms; the next is twice as long. */
const FIRST_PAUSE_MS = 50;
/** Anything the client does not try again by itself, and takes for neither success nor a lost condition. */
const GAVE_UP = 424;

/**
 * A `fetch` for the blob client that gives up early: a store that is down costs a few tenths of a second, one that hangs 2 s.
 * It never throws and never gives back a status that the client would repeat; what failed comes back as 424. An answer
 * counts when all of it came: one that ends half-way has failed, and so has a page of HTML, which somebody on the way put
 * in its place.
 * Repeating is safe: reads change nothing, and every write of ours is conditional.
 */
export function fetchWithTimeout(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  return tryWithin(TRY_MS, TOTAL_MS, input, init);
}

/** The same with other limits: all tries together in `timeoutMs`. */
export function fetchWithin(timeoutMs: number): typeof fetchWithTimeout {
  return (input, init) => tryWithin(timeoutMs, timeoutMs, input, init);
}

async function tryWithin(
  tryMs: number,
  totalMs: number,
  input: string | URL | Request,
  init: RequestInit | undefined,
): Promise<Response> {
  const end = performance.now() + totalMs;
  let reason = 'no try';
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (tries > 0) await wait(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    const left = Math.min(tryMs, Math.floor(end - performance.now())); // AbortSignal.timeout takes whole ms only
    if (left < 1) break;
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(left) });
      const body = await response.arrayBuffer();
      if (isTemporary(response.status)) reason = `status ${response.status}`;
      else if (isPage(response, body)) reason = 'a page of HTML';
      else return new Response(body.byteLength > 0 ? body : null, response);
    } catch (error) {
      reason = error instanceof Error ? error.name : 'unknown';
    }
  }
  return new Response(null, { status: GAVE_UP, headers: { 'x-nf-error': `gave up: ${reason}` } });
}

function isTemporary(status: number): boolean {
  return status === 409 || status === 429 || status >= 500;
}

function isPage({ ok, headers }: Response, body: ArrayBuffer): boolean {
  return ok && body.byteLength > 0 && (headers.get('content-type') ?? '').startsWith('text/html');
}
