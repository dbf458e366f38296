import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { pageWith } from './disguises.ts';
import { INSIDE, type Served, type WatchedPageSpec, watchedPages } from './watched-pages.ts';

/** A web of 300 pages on this machine, which notes how it is asked. */
export interface LocalWeb {
  /** `http://127.0.0.1:<port>`, for `YAK_WATCH_WEB`. */
  url: string;
  port: number;
  pages: readonly WatchedPageSpec[];
  /** Sets how many days have passed. */
  setDay(day: number): void;
  /** Puts other words on a page, for good. */
  setPage(source: string, served: Served): void;
  /** What was asked for so far. */
  seen: WebNotes;
  close(): Promise<void>;
}

interface WebNotes {
  requests: number;
  /** Answers that said "it is the same". */
  same: number;
  /** The most requests that ran at once at any one host. */
  mostAtOnce: number;
  /** The shortest time from the end of a request to the beginning of the next at one host; ms. */
  shortestPauseMs: number;
  /** Requests that got into the private network. */
  inside: number;
  /** Requests for pages that robots.txt refuses, or that came without our name. */
  rude: number;
}

/** Starts it on a free port, or on the one that is named. */
export async function startWeb(port = 0): Promise<LocalWeb> {
  let day = 0;
  const seen: WebNotes = { requests: 0, same: 0, mostAtOnce: 0, shortestPauseMs: Infinity, inside: 0, rude: 0 };
  const open = new Map<string, number>();
  const endedAt = new Map<string, number>();
  const bySource = new Map<string, WatchedPageSpec>();
  const served = new Map<string, Served>();
  const hanging = new Set<ServerResponse>();

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    const { host = '' } = request.headers;
    const { pathname, href } = new URL(request.url ?? '/', `http://${host}`);
    seen.requests += 1;
    const now = performance.now();
    const atOnce = (open.get(host) ?? 0) + 1;
    open.set(host, atOnce);
    seen.mostAtOnce = Math.max(seen.mostAtOnce, atOnce);
    seen.shortestPauseMs = Math.min(seen.shortestPauseMs, now - (endedAt.get(host) ?? -Infinity));
    response.once('close', () => {
      open.set(host, (open.get(host) ?? 1) - 1);
      endedAt.set(host, performance.now());
      hanging.delete(response);
    });
    if (pathname.startsWith(INSIDE)) seen.inside += 1;
    if (!/^YakWatch\/1\.0 \(\+https?:\/\/[^ ]+\/contact\)$/.test(request.headers['user-agent'] ?? '')) seen.rude += 1;
    const page = bySource.get(href);
    if (page?.isForbidden) seen.rude += 1;
    answer(request, response, served.get(href) ?? page?.serve(day) ?? other(new URL(href)));
  });

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { status = 200, headers = {}, body = '', fault }: Served,
  ): void {
    if (fault === 'hang') return void hanging.add(response);
    const deepEqual =
      (headers['etag'] !== undefined && request.headers['if-none-match'] === headers['etag']) ||
      (headers['last-modified'] !== undefined && request.headers['if-modified-since'] === headers['last-modified']);
    if (deepEqual) {
      seen.same += 1;
      response.writeHead(304, headers).end();
      return;
    }
    const isPacked = body.length > 1000 && fault === undefined;
    const type = { 'content-type': 'text/html; charset=utf-8', ...headers };
    response.writeHead(status, isPacked ? { ...type, 'content-encoding': 'gzip' } : type);
    if (fault === 'cut') response.write(body, () => response.destroy());
    else response.end(isPacked ? gzipSync(body) : body);
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const actual = (server.address() as AddressInfo).port;
  const pages = watchedPages(actual);
  for (const page of pages) bySource.set(new URL(page.source).href, page);
  return {
    url: `http://127.0.0.1:${actual}`,
    port: actual,
    pages,
    setDay: (next) => {
      day = next;
    },
    setPage: (source, page) => void served.set(new URL(source).href, page),
    seen,
    close: () =>
      new Promise((resolve) => {
        for (const response of hanging) response.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What is no page of the list: robots.txt by host, and where redirects lead. */
function other({ hostname, pathname, searchParams }: URL): Served {
  if (pathname === '/robots.txt') {
    if (hostname.startsWith('robots-broken')) return { status: 500 };
    if (hostname.startsWith('robots-refuse'))
      return { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /page-\n' };
    if (hostname.startsWith('robots-allow'))
      return {
        headers: { 'content-type': 'text/plain' },
        body: 'User-agent: *\nDisallow: /\n\nUser-agent: YakWatch\nAllow: /\nDisallow: /private\n',
      };
    return { status: 404 };
  }
  if (pathname === '/moved') return { body: pageWith(`<p>${searchParams.get('words') ?? ''}</p>`) };
  const [, again] = /^\/again-(\d+)/.exec(pathname) ?? [];
  if (again !== undefined) return { status: 302, headers: { location: `/again-${Number(again) + 1}` } };
  return { status: 404 };
}
