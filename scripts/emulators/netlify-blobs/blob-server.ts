import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isFullDisk, listenOnLoopback, sayFullDisk } from '@yak/emulator-loopback';
import { BlobTable } from './blob-table.ts';
import type { WriteCondition } from './blob-table.ts';

/**
 * What goes wrong with one request. The status faults answer before anything is done, and `404` denies a record that is
 * there; `drop` cuts the connection; `after-commit` means the write has happened and its reply is lost or wrong. The last
 * four spoil the answer alone: it ends half-way, or half of it, nothing or a page of HTML comes as if it were the whole.
 */
export type Fault =
  | '404'
  | '503'
  | '409'
  | '429'
  | 'hang'
  | 'drop-before-commit'
  | 'drop-after-commit'
  | '500-after-commit'
  | 'cut-body'
  | 'half-body'
  | 'empty-body'
  | 'html-page';

/** A request as the fault chooser sees it. `store` is the full name (`site:users`); both are null when the address has none. */
export interface BlobRequest {
  method: string;
  site: string;
  store: string | null;
  key: string | null;
  headers: IncomingHttpHeaders;
}

export type ChooseFault = (request: BlobRequest) => Fault | null;

/** How often each thing has happened since the server started. */
export interface BlobStats {
  gets: number;
  heads: number;
  puts: number;
  /** Conditional writes answered 412. */
  refusedPuts: number;
  deletes: number;
  lists: number;
  faults: number;
}

export interface BlobServerOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Path of the SQLite file, or `:memory:`. */
  file: string;
  token?: string;
  /** Most entries on one page of a listing. */
  pageSize?: number;
  /** Milliseconds each request takes, half before and half after its work. */
  latency?: () => number;
  fault?: ChooseFault;
}

export interface BlobServer {
  /** What is read and written here is current: the address for strong reads. */
  url: string;
  /**
   * The copy that eventual reads ask. Netlify's may be a minute old; this one always is, so that who reads there finds
   * nothing of the last minute. Writes go through.
   */
  copyUrl: string;
  port: number;
  token: string;
  stats: BlobStats;
  setFault(fault: ChooseFault): void;
  setLatency(latency: () => number): void;
  /** Ends every connection and closes the file; safe to call twice. */
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Uint8Array | string;
}

const METADATA_HEADER = 'x-amz-meta-user';
/** So old the copy is that eventual reads ask, in ms. */
const COPY_AGE_MS = 60_000;

/**
 * Netlify Blobs on one machine: the HTTP protocol that `@netlify/blobs` speaks to `edgeURL` and
 * `uncachedEdgeURL`, with what Netlify's own local server lacks: atomic `If-None-Match: *` and `If-Match`,
 * etags of the content on every read, pages. Answers on loopback only.
 * @throws Error in one sentence when the port or the file is in use
 */
export async function startBlobServer(options: BlobServerOptions): Promise<BlobServer> {
  const { port = 0, file, token = randomUUID(), pageSize = 1000 } = options;
  let latency = options.latency ?? (() => 0);
  let chooseFault: ChooseFault = options.fault ?? (() => null);
  const stats: BlobStats = { gets: 0, heads: 0, puts: 0, refusedPuts: 0, deletes: 0, lists: 0, faults: 0 };
  const table = new BlobTable(file);

  const serverOf = (isCopy: boolean) =>
    createServer({ keepAliveTimeout: 60_000 }, (message, response) => {
      serve(message, response, isCopy).catch((error: unknown) => {
        if (isFullDisk(error)) sayFullDisk();
        if (!response.headersSent) response.writeHead(500, { 'x-nf-error': String(error) });
        response.end();
      });
    });

  async function serve(message: IncomingMessage, response: ServerResponse, isCopy: boolean): Promise<void> {
    const body = await readBody(message);
    if (message.headers.authorization !== `Bearer ${token}`) return send(response, { status: 401 });
    const url = new URL(message.url ?? '/', 'http://localhost');
    const request = parseRequest(message, url);
    if (!request) return send(response, { status: 400 });

    const pause = latency() / 2;
    if (pause > 0) await wait(pause);
    const fault = chooseFault(request);
    if (fault) stats.faults += 1;
    if (fault === 'hang') return;
    if (fault === 'drop-before-commit') return void message.socket.destroy();
    if (fault !== null && /^\d{3}$/.test(fault)) return send(response, { status: Number(fault) });

    /** Whether what was written then is seen here; what came with a deploy never changes. */
    const isSeen = (modified: string) =>
      !isCopy || !request.store?.startsWith('site:') || Date.parse(modified) < Date.now() - COPY_AGE_MS;
    const answer = handle(request, url.searchParams, body, isSeen);
    if (pause > 0) await wait(pause);
    if (fault === 'drop-after-commit') return void message.socket.destroy();
    if (fault === 'cut-body') return cutShort(response, answer);
    send(response, fault === null ? answer : spoiled(answer, fault));
  }

  function handle(
    request: BlobRequest,
    parameters: URLSearchParams,
    body: Uint8Array,
    isSeen: (modified: string) => boolean,
  ): Answer {
    const { method, site, store, key, headers } = request;
    if (store === null) {
      stats.lists += 1;
      return method === 'GET'
        ? json({ stores: table.listStores(site, parameters.get('prefix') ?? '') })
        : { status: 405 };
    }
    if (key === null) return handleStore(method, site, store, parameters, isSeen);
    const address = { site, store, key };
    switch (method) {
      case 'GET':
      case 'HEAD': {
        stats[method === 'GET' ? 'gets' : 'heads'] += 1;
        const blob = table.read(address);
        if (!blob || !isSeen(blob.modified)) return { status: 404 };
        if (headers['if-none-match'] === blob.etag) return { status: 304, headers: { etag: blob.etag } };
        const metadata = blob.metadata === null ? {} : { [METADATA_HEADER]: blob.metadata };
        return { status: 200, headers: { etag: blob.etag, ...metadata }, body: blob.body };
      }
      case 'PUT': {
        stats.puts += 1;
        const metadata = headers[METADATA_HEADER];
        const blob = { body, metadata: typeof metadata === 'string' ? metadata : null };
        const etag = table.write(address, blob, writeCondition(headers));
        if (etag === null) stats.refusedPuts += 1;
        return etag === null ? { status: 412 } : { status: 200, headers: { etag } };
      }
      case 'DELETE':
        stats.deletes += 1;
        table.remove(address);
        return { status: 204 };
      default:
        return { status: 405 };
    }
  }

  function handleStore(
    method: string,
    site: string,
    store: string,
    parameters: URLSearchParams,
    isSeen: (modified: string) => boolean,
  ): Answer {
    if (method === 'DELETE') {
      stats.deletes += 1;
      const { removed, more } = table.removeStore(site, store, pageSize);
      return json({ blobs_deleted: removed, has_more: more });
    }
    if (method !== 'GET') return { status: 405 };
    stats.lists += 1;
    const prefix = parameters.get('prefix') ?? '';
    const directories = parameters.get('directories') === 'true';
    const page = table.list(site, store, { prefix, directories, cursor: parameters.get('cursor'), pageSize });
    return json({ ...page, blobs: page.blobs.filter((blob) => isSeen(blob.last_modified)) });
  }

  const address = await listenOnLoopback(serverOf(false), port).catch((error: unknown) => {
    table.close();
    throw error;
  });
  const copy = await listenOnLoopback(serverOf(true), 0);
  let closing: Promise<void> | null = null;
  return {
    url: `http://127.0.0.1:${address.port}`,
    copyUrl: `http://127.0.0.1:${copy.port}`,
    port: address.port,
    token,
    stats,
    setFault: (next) => {
      chooseFault = next;
    },
    setLatency: (next) => {
      latency = next;
    },
    close: () => (closing ??= Promise.all([address.close(), copy.close()]).then(() => table.close())),
  };
}

/** Reads `[/region:x]/site[/store[/key]]`; null when it is no such address. */
function parseRequest(message: IncomingMessage, url: URL): BlobRequest | null {
  let parts: string[];
  try {
    parts = url.pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
  if (parts[0]?.startsWith('region:')) parts.shift();
  const [site, store, ...key] = parts;
  if (!site) return null;
  return {
    method: message.method ?? 'GET',
    site,
    store: store || null,
    key: key.join('/') || null,
    headers: message.headers,
  };
}

function writeCondition(headers: IncomingHttpHeaders): WriteCondition {
  if (headers['if-none-match'] === '*') return { kind: 'new' };
  if (headers['if-match'] !== undefined) return { kind: 'match', etag: headers['if-match'] };
  return { kind: 'always' };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

function json(value: unknown): Answer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function spoiled(answer: Answer, fault: Fault): Answer {
  if (fault === '500-after-commit') return { status: 500 };
  const { headers = {}, body = '' } = answer;
  if (fault === 'half-body') return { status: 200, headers, body: half(body) };
  if (fault === 'empty-body') return { status: 200, headers };
  const page = { etag: '"page"', ...headers, 'content-type': 'text/html' };
  return { status: 200, headers: page, body: '<!doctype html><title>Please wait</title>' };
}

/** Tells the length of the whole, and ends in the middle of it. */
function cutShort(response: ServerResponse, { status, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) + 1 });
  response.write(half(body), () => response.destroy());
}

function half(body: Uint8Array | string): Uint8Array {
  return Buffer.from(body).subarray(0, Math.floor(body.length / 2));
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
