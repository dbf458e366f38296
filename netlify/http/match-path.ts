/**
 * The parameters of an address under a pattern such as `/api/saved-tools/:id`, decoded; null when the address
 * does not fit. The platform routes by the same pattern; reading it here keeps handlers callable with a plain Request.
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = pathname.replace(fileSuffix, '').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = decode(given[index] ?? '');
    if (value === null || (value === '' && part !== '')) return null;
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/**
 * `netlify dev` answers a 403 or 404 of a function by asking the same function again under `<path>.html`, `.htm`,
 * `/index.html` and `/index.htm`, and gives the browser the last answer: so they must all be the first one.
 * A slash at the end means nothing either.
 */
const fileSuffix = /(?<=.)(?:\/|\/index\.html?|\.html?)$/;

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
