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
  const staysHere = url.origin === origin && URL.canParse(path, origin) && new URL(path, origin).origin === origin;
  const leadsToApi = url.pathname === '/api' || url.pathname.startsWith('/api/');
  return staysHere && !leadsToApi && !/^\/[/\\]/.test(path) ? path : fallback;
}
