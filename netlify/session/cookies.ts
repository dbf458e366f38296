/**
 * The cookies of this site. The `__Host-` prefix makes browsers refuse them unless Secure, for `/` and for this
 * host alone.
 */
export const cookieNames = {
  session: '__Host-yak_session',
  /** Readable by scripts and without any secret: tells pages that asking who is signed in is worth it. */
  hint: '__Host-signed_in',
  /** What a sign-in under way must match when it comes back. */
  signIn: '__Host-yak_signin',
} as const;

type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** A `Set-Cookie` value. Every cookie but the hint is hidden from scripts. */
export function cookie(name: CookieName, value: string, maxAgeSeconds: number): string {
  const hidden = name === cookieNames.hint ? '' : '; HttpOnly';
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; Secure; SameSite=Lax${hidden}`;
}

/** A `Set-Cookie` value that takes the cookie away. */
export function expiredCookie(name: CookieName): string {
  return cookie(name, '', 0);
}

/** A cookie of a request; null when it is missing or empty. */
export function readCookie(request: Request, name: CookieName): string | null {
  const pairs = (request.headers.get('Cookie') ?? '').split(/;\s*/);
  const pair = pairs.find((text) => text.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}
