import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { openSiteFiles } from '#local/host/site-files.ts';
import { projectRoot } from '#local/serve-site.ts';

const COMPRESSIBLE = /^(text|application\/(javascript|json|xml|manifest)|image\/svg)/;

/**
 * Serves a built site on loopback as a deploy does: TLS, HTTP/2, brotli, and the site's own headers, which are a good part
 * of what a small page weighs. For measuring only; the certificate is made for the occasion.
 * @param more pages by their paths that are served beside the site's, without its headers
 * @param calls what functions answer in JSON to a body, by their paths; no other function answers
 * @throws Error when there is no `openssl` to make it with
 */
export async function serveAsDeployed(
  siteDir: string,
  more: ReadonlyMap<string, string>,
  calls: ReadonlyMap<string, (body: string) => string>,
): Promise<{ url: string; close(): void }> {
  const files = await openSiteFiles(siteDir, join(projectRoot, 'netlify.toml'));
  /** A host has packed its files before anybody asks for them. */
  const packed = new Map<string, Buffer>();
  const packedBody = (path: string, body: Buffer | string) => {
    const known = packed.get(path) ?? brotliCompressSync(body);
    packed.set(path, known);
    return known;
  };
  const server = createSecureServer(newCertificate(), async (request, response) => {
    const url = new URL(request.url, 'https://localhost');
    const call = calls.get(url.pathname);
    const type = call ? 'application/json' : 'text/html; charset=utf-8';
    const added = call ? call(await text(request)) : more.get(url.pathname);
    const { body, headers, status } = added
      ? { body: added, headers: { 'content-type': type }, status: 200 }
      : await files.answer(request.method, url, new Headers({ 'accept-encoding': 'br' }));
    const isText = COMPRESSIBLE.test(headers['content-type'] ?? '');
    response.writeHead(status, { ...headers, ...(isText && { 'content-encoding': 'br' }) });
    response.end(isText ? (call ? brotliCompressSync(body) : packedBody(url.pathname, body)) : body);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

function newCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'yak-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key,
        '-out',
        cert,
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
