import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';

/** An answer that needs no function. */
interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

interface SiteFiles {
  /** What Netlify answers from the built files, the redirects and the header rules. */
  answer(method: string, url: URL, headers: Headers): Promise<FileAnswer>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const FRESH = 'public, max-age=0, must-revalidate';
/** Rules for the host, not pages. */
const HIDDEN = new Set(['_headers', '_redirects']);

/**
 * The built site with the redirects of a settings file and its own `_headers`, read by Netlify's own parsers; proved
 * equal to `netlify dev` by contract.long.test.ts.
 */
export async function openSiteFiles(siteDir: string, settingsFile: string): Promise<SiteFiles> {
  const root = resolve(siteDir);
  const { headers: rules } = await parseAllHeaders({
    headersFiles: [join(root, '_headers')],
    netlifyConfigPath: settingsFile,
    minimal: false,
    configHeaders: [],
  });
  const redirects = new RedirectsHandler({
    configPath: settingsFile,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: root,
  });

  function rulesFor(pathname: string): Record<string, string> {
    const found = rules
      .filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname))
      .map(({ values }) => values);
    const values = Object.assign({}, ...found) as Record<string, string>;
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));
  }

  async function fromFile(
    file: string,
    pathname: string,
    status: number,
    headers: Headers,
    hasEtag = true,
  ): Promise<FileAnswer> {
    const body = await readFile(file);
    const etag = `W/"${body.length.toString(16)}-${createHash('sha1').update(body).digest('base64').slice(0, 27)}"`;
    const isKnown = hasEtag && headers.get('if-none-match') === etag;
    return {
      status: isKnown ? 304 : status,
      headers: {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        age: '0',
        'cache-control': 'public, max-age=0',
        ...(hasEtag ? { etag } : {}),
        ...rulesFor(pathname),
      },
      body: isKnown ? '' : body,
    };
  }

  async function answer(method: string, url: URL, headers: Headers): Promise<FileAnswer> {
    const pathname = readable(url.pathname);
    if (pathname === null) return { status: 400, headers: {}, body: 'Bad Request' };
    const file = await fileFor(root, pathname);
    const match = file ? undefined : await redirects.match(new Request(url, { headers }));
    if (match?.redirect) {
      const location = match.target.origin === url.origin ? match.targetRelative : match.target.href;
      const words = `Redirecting to ${location}`;
      return { status: match.statusCode, headers: { location, 'cache-control': 'no-cache' }, body: words };
    }
    if (!['GET', 'HEAD'].includes(method)) {
      const own = { 'content-type': 'text/plain; charset=utf-8', age: '0', 'cache-control': FRESH };
      return { status: 405, headers: { ...own, ...rulesFor(pathname) }, body: 'Method Not Allowed' };
    }
    if (file) return fromFile(file, pathname, 200, headers);
    const target = match && (await fileFor(root, readable(match.target.pathname) ?? ''));
    if (match && target) return fromFile(target, match.target.pathname, match.statusCode, headers);
    const missing = await fileFor(root, '/404');
    // `netlify dev` takes the rules of the last name that it looked for; the page carries its policy within itself.
    const lastName = `${pathname.replace(/\/$/, '')}/index.html`;
    if (missing) return fromFile(missing, lastName, 404, headers, false);
    return { status: 404, headers: rulesFor(pathname), body: 'Not Found' };
  }
  return { answer };
}

/** The file that stands for a path: itself, with `.html`, or the index of a folder; null when there is none. */
async function fileFor(root: string, pathname: string): Promise<string | null> {
  const bare = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  for (const path of [pathname, `${bare}.html`, `${bare}/index.html`]) {
    const file = resolve(root, `.${path}`);
    if (!file.startsWith(root + sep) || HIDDEN.has(file.slice(root.length + 1))) continue;
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isFile && !path.endsWith('/')) return file;
  }
  return null;
}

function readable(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
