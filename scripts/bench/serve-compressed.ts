import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};
const compressible = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt']);

/**
 * Serves a built site on loopback the way the CDN does and `netlify dev` does not: compressed with brotli, hashed files
 * cached for good. For measuring only.
 */
export async function serveCompressed(siteDir: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
      .map((path) => join(siteDir, path))
      .find((path) => existsSync(path) && statSync(path).isFile());
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const type = extname(file);
    const body = readFileSync(file);
    const headers = {
      'Content-Type': types[type] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/_astro/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    };
    if (compressible.has(type))
      response.writeHead(200, { ...headers, 'Content-Encoding': 'br' }).end(brotliCompressSync(body));
    else response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
