import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDeployStore, getStore, listStores } from '@netlify/blobs';
import type { Store } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBlobServer } from './blob-server.ts';

/** What our functions rely on, asked of a server through the pinned client. */
interface ServerUnderTest {
  name: string;
  /** Names of the tests below that this server is known to fail; each must really fail. */
  knownFailures: readonly string[];
  start(): Promise<{ url: string; token: string; stop(): Promise<unknown> }>;
}

const servers: ServerUnderTest[] = [
  {
    name: 'the strict local blob server',
    knownFailures: [],
    async start() {
      const server = await startBlobServer({ file: ':memory:', pageSize: 10 });
      return { url: server.url, token: server.token, stop: () => server.close() };
    },
  },
  {
    name: "Netlify's BlobsServer",
    knownFailures: [
      'a write and a read give the same etag',
      'the etag belongs to the content',
      'a read with the etag one holds brings no data',
      'of 100 writers of a new key exactly one wins',
      'of 100 concurrent counted writes none is lost',
      'a key may be the folder of another key',
      'keys come back from a list as they were given',
      'a long list comes in pages',
    ],
    async start() {
      const directory = await mkdtemp(join(tmpdir(), 'blobs-server-'));
      const token = randomUUID();
      const server = new BlobsServer({ directory, token });
      const { port } = await server.start();
      const stop = async () => {
        await server.stop();
        await rm(directory, { recursive: true });
      };
      return { url: `http://localhost:${port}`, token, stop };
    },
  },
];

describe.each(servers)('$name', ({ knownFailures, start }) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  const pending = new Set(knownFailures);
  /** Registers a test; when the server is known to fail it, the failure is what is expected. */
  function contract(name: string, body: () => Promise<void>) {
    if (pending.delete(name)) test.fails(name, body, 20_000);
    else test(name, body, 20_000);
  }

  function client(site: string, token = server.token) {
    return { siteID: site, token, edgeURL: server.url, uncachedEdgeURL: server.url, consistency: 'strong' as const };
  }
  function open(name: string = randomUUID(), site = 'site-a'): Store {
    return getStore({ name, ...client(site) });
  }

  contract('a missing key reads as null', async () => {
    const store = open();
    expect(await store.get('nothing')).toBeNull();
    expect(await store.getMetadata('nothing')).toBeNull();
    expect(await store.getWithMetadata('nothing')).toBeNull();
  });

  contract('text, JSON and bytes come back as they were', async () => {
    const store = open();
    const bytes = new Uint8Array([0, 255, 10, 13, 0]);
    await store.set('text', 'naïve 🐂');
    await store.setJSON('json', { tools: [1, 2] });
    await store.set('bytes', bytes.buffer);
    await store.set('empty', '');
    expect(await store.get('text')).toBe('naïve 🐂');
    expect(await store.get('json', { type: 'json' })).toEqual({ tools: [1, 2] });
    expect(new Uint8Array(await store.get('bytes', { type: 'arrayBuffer' }))).toEqual(bytes);
    expect(await store.get('empty')).toBe('');
  });

  contract('metadata comes back, and goes with the next write without any', async () => {
    const store = open();
    await store.set('a', 'x', { metadata: { who: 'Zoë' } });
    expect((await store.getMetadata('a'))?.metadata).toEqual({ who: 'Zoë' });
    expect((await store.getWithMetadata('a'))?.metadata).toEqual({ who: 'Zoë' });
    await store.set('a', 'x');
    expect((await store.getMetadata('a'))?.metadata).toEqual({});
  });

  contract('a write and a read give the same etag', async () => {
    const store = open();
    const { etag } = await store.set('a', 'x');
    expect(etag).toBeTruthy();
    expect((await store.getWithMetadata('a'))?.etag).toBe(etag);
    expect((await store.getMetadata('a'))?.etag).toBe(etag);
    expect((await store.list()).blobs).toEqual([{ key: 'a', etag }]);
  });

  contract('the etag belongs to the content', async () => {
    const store = open();
    const first = await store.set('a', 'x');
    const second = await store.set('a', 'y');
    const third = await store.set('b', 'x');
    expect(second.etag).not.toBe(first.etag);
    expect(third.etag).toBe(first.etag);
  });

  contract('a read with the etag one holds brings no data', async () => {
    const store = open();
    const { etag = '' } = await store.set('a', 'x');
    expect(await store.getWithMetadata('a', { etag })).toMatchObject({ data: null, etag });
    expect(await store.getWithMetadata('a', { etag: '"other"' })).toMatchObject({ data: 'x', etag });
  });

  contract('a key that must be new is written once', async () => {
    const store = open();
    expect(await store.set('a', 'first', { onlyIfNew: true })).toMatchObject({ modified: true });
    expect(await store.set('a', 'second', { onlyIfNew: true })).toEqual({ modified: false });
    expect(await store.get('a')).toBe('first');
  });

  contract('a key that must match is written only with its present etag', async () => {
    const store = open();
    const { etag: old = '' } = await store.set('a', 'first');
    const { etag: now = '' } = await store.set('a', 'second, longer');
    expect(await store.set('a', 'third', { onlyIfMatch: old })).toEqual({ modified: false });
    expect(await store.set('missing', 'third', { onlyIfMatch: now })).toEqual({ modified: false });
    expect(await store.set('a', 'third', { onlyIfMatch: now })).toMatchObject({ modified: true });
    expect(await store.get('a')).toBe('third');
    expect(await store.get('missing')).toBeNull();
  });

  contract('of 100 writers of a new key exactly one wins', async () => {
    const store = open();
    const writers = Array.from({ length: 100 }, (_, number) => store.set('a', `writer ${number}`, { onlyIfNew: true }));
    const won = (await Promise.all(writers)).filter((result) => result.modified && result.etag);
    expect(won).toHaveLength(1);
  });

  contract('of 100 concurrent counted writes none is lost', async () => {
    const store = open();
    await store.set('count', '0');
    let written = 0;
    const addOne = async () => {
      const current = await store.getWithMetadata('count');
      if (!current?.etag) throw new Error('A read gave no etag.');
      const result = await store.set('count', String(Number(current.data) + 1), { onlyIfMatch: current.etag });
      if (result.modified && result.etag) written += 1;
    };
    await Promise.all(Array.from({ length: 100 }, addOne));
    expect(written).toBeGreaterThan(0);
    expect(Number(await store.get('count'))).toBe(written);
  });

  contract('a removed key is gone, and removing it again is no error', async () => {
    const store = open();
    await store.set('a', 'x');
    await store.delete('a');
    await store.delete('a');
    expect(await store.get('a')).toBeNull();
    expect((await store.list()).blobs).toEqual([]);
  });

  contract('a key may be the folder of another key', async () => {
    const store = open();
    await store.set('a/b', 'inner');
    await store.set('a', 'outer');
    expect(await store.get('a')).toBe('outer');
    expect(await store.get('a/b')).toBe('inner');
  });

  contract('keys come back from a list as they were given', async () => {
    const store = open();
    const keys = ['Käse/neu', 'with space', 'zebra'];
    for (const key of keys) await store.set(key, 'x');
    expect((await store.list()).blobs.map((blob) => blob.key).sort()).toEqual(keys);
  });

  contract('a prefix narrows a list', async () => {
    const store = open();
    for (const key of ['cats/a', 'cats/b', 'catsuit', 'dogs/a']) await store.set(key, 'x');
    const listed = async (prefix: string) => (await store.list({ prefix })).blobs.map((blob) => blob.key).sort();
    expect(await listed('cats/')).toEqual(['cats/a', 'cats/b']);
    expect(await listed('cats')).toEqual(['cats/a', 'cats/b', 'catsuit']);
    expect(await listed('horses')).toEqual([]);
  });

  contract('folders can be listed as one entry each', async () => {
    const store = open();
    for (const key of ['cats/a', 'cats/big/b', 'cats/big/c', 'dogs/a', 'top']) await store.set(key, 'x');
    const root = await store.list({ directories: true });
    expect(root.directories.sort()).toEqual(['cats', 'dogs']);
    expect(root.blobs.map((blob) => blob.key)).toEqual(['top']);
    const cats = await store.list({ directories: true, prefix: 'cats/' });
    expect(cats.directories).toEqual(['cats/big']);
    expect(cats.blobs.map((blob) => blob.key)).toEqual(['cats/a']);
  });

  contract('a long list comes in pages', async () => {
    const store = open();
    const keys = Array.from({ length: 25 }, (_, number) => `key-${100 + number}`);
    await Promise.all(keys.map((key) => store.set(key, 'x')));
    const pages: string[][] = [];
    for await (const page of store.list({ paginate: true })) pages.push(page.blobs.map((blob) => blob.key));
    expect(pages.flat().sort()).toEqual(keys);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
  });

  contract('a store is emptied alone', async () => {
    const store = open();
    const other = open();
    for (let number = 0; number < 12; number += 1) await store.set(`key-${number}`, 'x');
    await other.set('a', 'x');
    expect(await store.deleteAll()).toEqual({ deletedBlobs: 12 });
    expect((await store.list()).blobs).toEqual([]);
    expect(await other.get('a')).toBe('x');
  });

  contract('stores and sites know nothing of each other', async () => {
    const name = randomUUID();
    await open(name, 'site-a').set('a', 'x');
    expect(await open(randomUUID(), 'site-a').get('a')).toBeNull();
    expect(await open(name, 'site-b').get('a')).toBeNull();
  });

  contract('what goes up with a deploy is read by that deploy alone, and is no store of the site', async () => {
    const site = randomUUID();
    const openDeploy = (deployID: string) => getDeployStore({ ...client(site), deployID, region: 'us-east-2' });
    const bytes = new Uint8Array([31, 139, 0, 255]);
    await openDeploy('first').set('tools', bytes.buffer);
    expect(new Uint8Array(await openDeploy('first').get('tools', { type: 'arrayBuffer' }))).toEqual(bytes);
    expect(await openDeploy('second').get('tools')).toBeNull();
    await open('users', site).set('a', 'x');
    expect((await listStores(client(site))).stores).toEqual(['users']);
  });

  contract('the stores of a site can be listed', async () => {
    const site = randomUUID();
    await open('users', site).set('a', 'x');
    await open('tools', site).set('a', 'x');
    const { stores } = await listStores(client(site));
    expect(stores.sort()).toEqual(['tools', 'users']);
  });

  contract('a wrong token reads and writes nothing', async () => {
    const name = randomUUID();
    await open(name).set('a', 'x');
    const stranger = getStore({ name, ...client('site-a', 'wrong') });
    await expect(stranger.get('a')).rejects.toThrow();
    await expect(stranger.set('a', 'y')).rejects.toThrow();
    expect(await open(name).get('a')).toBe('x');
  });

  test('every known failure is the name of a test', () => {
    expect([...pending]).toEqual([]);
  });
});
