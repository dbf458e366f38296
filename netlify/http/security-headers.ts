/** What every answer of a function carries; the static files get theirs from the host's header rules. */
const always: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What an answer carries unless it says otherwise: nothing is kept, nothing in it runs. */
const unlessSaid: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Completes the headers of an answer in place. */
export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value);
  for (const [name, value] of Object.entries(unlessSaid)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
