import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startBlobServer } from './blob-server.ts';
import type { BlobServer, BlobServerOptions, Fault } from './blob-server.ts';

let folder: string;
let running: BlobServer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-blobs-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  await rm(folder, { recursive: true });
});

async function start(options: Partial<BlobServerOptions> = {}): Promise<BlobServer> {
  const server = await startBlobServer({ file: ':memory:', token: 'secret', ...options });
  running.push(server);
  return server;
}

function call(server: BlobServer, method: string, path: string, init: RequestInit = {}) {
  const headers = { authorization: 'Bearer secret', ...init.headers };
  return fetch(server.url + path, { signal: AbortSignal.timeout(5000), ...init, method, headers });
}

const BLOB = '/site/site:users/a';

describe('conditional writes', () => {
  test('200 counted writes by 10 writers at once, with a slow store, lose nothing', async () => {
    const server = await start({ latency: () => 4 });
    const store = getStore({
      name: 'users',
      siteID: 'site',
      token: 'secret',
      edgeURL: server.url,
      uncachedEdgeURL: server.url,
      consistency: 'strong',
    });
    await store.setJSON('count', 0);
    const addOne = async () => {
      for (;;) {
        const current = await store.getWithMetadata('count', { type: 'json' });
        const result = await store.setJSON('count', Number(current?.data) + 1, {
          onlyIfMatch: current?.etag ?? 'none',
        });
        if (result.modified && result.etag) return;
      }
    };
    const writer = async () => {
      for (let done = 0; done < 20; done += 1) await addOne();
    };
    await Promise.all(Array.from({ length: 10 }, writer));
    expect(await store.get('count')).toBe('200');
    expect(server.stats.refusedPuts).toBeGreaterThan(0);
    expect(server.stats.puts - server.stats.refusedPuts).toBe(201);
  });
});

describe('keeping', () => {
  test('what was written is there after a restart, with its etag', async () => {
    const file = join(folder, 'inner', 'blobs.sqlite');
    const first = await start({ file });
    const etag = (
      await call(first, 'PUT', BLOB, { body: 'kept', headers: { 'x-amz-meta-user': 'b64;e30=' } })
    ).headers.get('etag');
    await first.close();
    const second = await start({ file });
    const response = await call(second, 'GET', BLOB);
    expect(await response.text()).toBe('kept');
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('x-amz-meta-user')).toBe('b64;e30=');
  });

  test('a file in use is refused in one sentence', async () => {
    const file = join(folder, 'blobs.sqlite');
    await start({ file });
    await expect(startBlobServer({ file })).rejects.toThrow(/is in use by another process/);
  });

  test('closing twice is no error, and nothing answers afterwards', async () => {
    const server = await start();
    await server.close();
    await server.close();
    await expect(call(server, 'GET', BLOB)).rejects.toThrow();
  });
});

describe('access', () => {
  test('a wrong or missing token is answered 401 and writes nothing', async () => {
    const server = await start();
    expect((await call(server, 'PUT', BLOB, { body: 'x', headers: { authorization: 'Bearer wrong' } })).status).toBe(
      401,
    );
    expect((await fetch(server.url + BLOB, { method: 'PUT', body: 'x' })).status).toBe(401);
    expect((await call(server, 'GET', BLOB)).status).toBe(404);
  });

  test('an address that names no blob is refused in place of being guessed', async () => {
    const server = await start();
    expect((await call(server, 'GET', '/')).status).toBe(400);
    expect((await call(server, 'GET', '/site/site:users/%ff')).status).toBe(400);
    expect((await call(server, 'POST', BLOB)).status).toBe(405);
    expect((await call(server, 'PUT', '/site/site:users')).status).toBe(405);
  });

  test('a region in the address changes nothing', async () => {
    const server = await start();
    await call(server, 'PUT', `/region:us-east-2${BLOB}`, { body: 'x' });
    expect(await (await call(server, 'GET', BLOB)).text()).toBe('x');
  });
});

describe('the copy that eventual reads ask', () => {
  const open = ({ url, copyUrl }: BlobServer, consistency: 'strong' | 'eventual') =>
    getStore({ name: 'users', siteID: 'site', token: 'secret', edgeURL: copyUrl, uncachedEdgeURL: url, consistency });

  test('shows nothing of the last minute, and what is older', async () => {
    const server = await start();
    await open(server, 'strong').set('a', 'x');
    expect(await open(server, 'strong').get('a')).toBe('x');
    expect(await open(server, 'eventual').get('a')).toBeNull();
    expect((await open(server, 'eventual').list()).blobs).toEqual([]);
    const { now } = Date;
    Date.now = () => now() + 61_000;
    try {
      expect(await open(server, 'eventual').get('a')).toBe('x');
      expect((await open(server, 'eventual').list()).blobs).toHaveLength(1);
    } finally {
      Date.now = now;
    }
  });

  test('what is written there is stored', async () => {
    const server = await start();
    await open(server, 'eventual').set('a', 'x', { onlyIfNew: true });
    expect(await open(server, 'strong').get('a')).toBe('x');
  });

  test('what belongs to a deploy never changes, and is shown at once', async () => {
    const server = await start();
    await call(server, 'PUT', '/site/deploy:one:tools/a', { body: 'x' });
    const answer = await fetch(`${server.copyUrl}/site/deploy:one:tools/a`, {
      headers: { authorization: 'Bearer secret' },
    });
    expect(await answer.text()).toBe('x');
  });
});

describe('pages', () => {
  test.each([999, 1000, 1001])('%i blobs are listed once each', async (count) => {
    const server = await start();
    const keys = Array.from({ length: count }, (_, number) => String(10_000 + number));
    for (let from = 0; from < count; from += 50) {
      await Promise.all(
        keys.slice(from, from + 50).map((key) => call(server, 'PUT', `/site/site:users/${key}`, { body: key })),
      );
    }
    const store = getStore({ name: 'users', siteID: 'site', token: 'secret', edgeURL: server.url });
    const pages: string[][] = [];
    for await (const page of store.list({ paginate: true })) pages.push(page.blobs.map((blob) => blob.key));
    expect(pages.flat()).toEqual(keys);
    expect(pages).toHaveLength(count > 1000 ? 2 : 1);
  });

  test('a page that ends within a folder does not name the folder twice', async () => {
    const server = await start({ pageSize: 1 });
    for (const key of ['a/1', 'a/2', 'b', 'c/1', 'c/2'])
      await call(server, 'PUT', `/site/site:users/${key}`, { body: key });
    const store = getStore({ name: 'users', siteID: 'site', token: 'secret', edgeURL: server.url });
    const { directories, blobs } = await store.list({ directories: true });
    expect(directories).toEqual(['a', 'c']);
    expect(blobs.map((blob) => blob.key)).toEqual(['b']);
  });
});

describe('faults', () => {
  const outcomes: [Fault, status: number | 'no answer', written: boolean][] = [
    ['503', 503, false],
    ['409', 409, false],
    ['404', 404, false],
    ['429', 429, false],
    ['hang', 'no answer', false],
    ['drop-before-commit', 'no answer', false],
    ['drop-after-commit', 'no answer', true],
    ['500-after-commit', 500, true],
  ];
  test.each(outcomes)('%s: answer %s, written %s', async (fault, status, written) => {
    const server = await start();
    server.setFault((request) =>
      request.method === 'PUT' && request.key === 'a' && request.store === 'site:users' ? fault : null,
    );
    const answer = await call(server, 'PUT', BLOB, { body: 'x', signal: AbortSignal.timeout(300) }).then(
      (response) => response.status,
      () => 'no answer',
    );
    expect(answer).toBe(status);
    expect((await call(server, 'GET', BLOB)).status).toBe(written ? 200 : 404);
    expect(server.stats.faults).toBe(1);
    server.setFault(() => null);
    expect((await call(server, 'PUT', BLOB, { body: 'y' })).status).toBe(200);
  });

  test.each<[Fault, string]>([
    ['cut-body', 'no answer'],
    ['half-body', '200 12345 "null"'],
    ['empty-body', '200  "null"'],
    ['html-page', '200 <!doctype html><title>Please wait</title> "text/html"'],
  ])('%s: a read gives %s', async (fault, expected) => {
    const server = await start();
    await call(server, 'PUT', BLOB, { body: '1234567890' });
    server.setFault(() => fault);
    const told = await call(server, 'GET', BLOB)
      .then(
        async (answer) =>
          `${answer.status} ${await answer.text()} ${JSON.stringify(String(answer.headers.get('content-type')))}`,
      )
      .catch(() => 'no answer');
    expect(told).toBe(expected);
  });

  test('a hung request does not keep the server from closing', async () => {
    const server = await start({ fault: () => 'hang' });
    const hung = call(server, 'GET', BLOB).catch(() => 'ended');
    await expect.poll(() => server.stats.faults).toBe(1);
    await server.close();
    expect(await hung).toBe('ended');
  });

  test('latency is spent on every request', async () => {
    const server = await start();
    server.setLatency(() => 60);
    const before = performance.now();
    await call(server, 'GET', BLOB);
    expect(performance.now() - before).toBeGreaterThan(55);
  });
});
