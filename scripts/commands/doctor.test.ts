import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { examineMachine, type Machine } from './examine-machine.ts';
import { comparePackages, readMachine } from './read-machine.ts';

const healthy: Machine = {
  node: { running: '24.21.0', wanted: '24.21.0' },
  packages: { missing: [], other: [] },
  browser: { version: '153.0' },
  ports: [{ port: 8888, usedBy: 'the site', variable: 'PORT', isFree: true }],
  localhost: ['127.0.0.1'],
  freeDisk: 5_000_000_000,
};
const complaints = (part: Partial<Machine>) =>
  examineMachine({ ...healthy, ...part }).flatMap(({ isSound, words }) => (isSound ? [] : [words]));

describe('the doctor', () => {
  test('finds nothing on a machine that has everything', () => expect(complaints({})).toEqual([]));

  test.each<[string, Partial<Machine>, string]>([
    ['an old Node', { node: { running: '20.20.0', wanted: '24.21.0' } }, 'Node 20.20.0 runs this'],
    ['missing packages', { packages: { missing: ['zod'], other: [] } }, 'missing: zod. Run “npm ci”'],
    [
      'packages of other versions',
      { packages: { missing: [], other: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] } },
      'of another version: a, b, c, d, e and 2 more',
    ],
    ['no browser', { browser: { fault: 'no such file' } }, 'No browser starts (no such file)'],
    [
      'a port in use',
      { ports: [{ port: 8891, usedBy: 'the blob store', variable: 'YAK_BLOBS_PORT', isFree: false }] },
      'Port 8891, for the blob store, is in use: stop what listens there, or set YAK_BLOBS_PORT',
    ],
    ['localhost elsewhere', { localhost: ['10.0.0.1'] }, 'localhost does not lead to this machine'],
    ['a full disk', { freeDisk: 400_000_000 }, 'Only 0.4 GB of disk are free'],
  ])('says %s in words', (_, part, words) => {
    const found = complaints(part);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
  });
});

describe('looking at a machine', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  function projectWith(files: Record<string, unknown>): string {
    const root = mkdtempSync(join(tmpdir(), 'yak-doctor-'));
    folders.push(root);
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), JSON.stringify(content));
    }
    return root;
  }

  test('a package is missing, is another, or may be missing because it is for another system', () => {
    const root = projectWith({
      'package-lock.json': {
        packages: {
          '': { version: '1.0.0' },
          'node_modules/there': { version: '1.0.0' },
          'node_modules/@scope/older': { version: '2.0.0' },
          'node_modules/there/node_modules/absent': { version: '1.0.0' },
          'node_modules/for-windows': { version: '1.0.0', optional: true },
        },
      },
      'node_modules/there/package.json': { version: '1.0.0' },
      'node_modules/@scope/older/package.json': { version: '1.9.0' },
    });
    expect(comparePackages(root)).toEqual({ missing: ['absent'], other: ['@scope/older'] });
  });

  test('this machine runs the tests, so only a port that is taken is missing', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const { port } = server.address() as AddressInfo;
    const root = join(import.meta.dirname, '../..');
    const machine = await readMachine(root, { PORT: String(port) });
    await new Promise((resolve) => server.close(resolve));
    expect(machine.ports[0]).toEqual({ port, usedBy: 'the site', variable: 'PORT', isFree: false });
    expect(machine.browser).toHaveProperty('version');
    expect(machine.packages.missing).toEqual([]);
    expect(machine.localhost.length).toBeGreaterThan(0);
  });
});
