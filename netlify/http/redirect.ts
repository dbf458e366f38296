/** Sends the browser on with a GET; `cookies` are `Set-Cookie` values. */
export function redirect(address: URL | string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ Location: String(address) });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 303, headers });
}
