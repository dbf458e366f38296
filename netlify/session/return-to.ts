/**
 * The path of our own site that a sign-in comes back to. What was asked is resolved as a browser would, so that
 * `//evil.example`, `/\evil.example` and `/..//evil.example` are seen for what they are; only a path that stays on the
 * site survives, in the form that was checked.
 * @returns a path with query and fragment, beginning with exactly one slash; `fallback` for anything else
 */
export function returnPath(asked: string | null, origin: string, fallback: string): string {
  if (asked === null || !asked.startsWith('/') || !URL.canParse(asked, origin)) return fallback;
  const url = new URL(asked, origin);
  const path = url.pathname + url.search + url.hash;
  const staysHere = url.origin === origin && !path.startsWith('//');
  return staysHere && !leadsToFunction(url.pathname, origin) ? path : fallback;
}

/** No real path has more layers of escapes than this. */
const MAX_LAYERS = 5;

/** Whether a path leads to a function, which a sign-in must not set off, under any spelling that a host may understand. */
function leadsToFunction(path: string, origin: string): boolean {
  let plain = path;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    if (/^\/(api|\.netlify)(\/|;|$)/i.test(plain)) return true;
    let decoded: string;
    try {
      decoded = new URL(
        decodeURIComponent(plain)
          .replace(/[\\?#]/g, '/')
          .replace(/^\/+/, '/'),
        origin,
      ).pathname;
    } catch {
      return true; // escapes that mean nothing
    }
    if (decoded === plain) return false;
    plain = decoded;
  }
  return true;
}
