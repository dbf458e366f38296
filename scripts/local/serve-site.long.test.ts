import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePorts } from './ports.ts';
import { serveSite } from './serve-site.ts';
import type { ServedSite } from './serve-site.ts';

let folder: string;
let running: ServedSite[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yak-site-'));
  running = [];
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<h1>Home</h1>');
  await writeFile(join(folder, 'dist/tools.html'), '<h1>Tools</h1>');
  await writeFile(join(folder, 'dist/404.html'), '<h1>404</h1>');
  await writeFile(join(folder, 'dist/_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
  await addFunction(
    'hello',
    `export default async () => Response.json({ greeting: process.env.GREETING, mode: process.env.NODE_ENV ?? null });
     export const config = { path: '/api/hello' };`,
  );
});
afterEach(async () => {
  await Promise.all(running.map((site) => site.close()));
  await rm(folder, { recursive: true });
});

async function addFunction(name: string, source: string) {
  await mkdir(join(folder, 'functions', name), { recursive: true });
  await writeFile(join(folder, 'functions', name, `${name}.ts`), source);
}

async function serve(name: string, port: number, pages = 'dist'): Promise<ServedSite> {
  const site = await serveSite({
    port,
    env: { GREETING: `I am ${name}` },
    siteDir: join(folder, pages),
    workDir: join(folder, 'work', name),
    functionsDir: join(folder, 'functions'),
    probes: ['/', '/api/hello'],
  });
  running.push(site);
  return site;
}

async function hello(site: ServedSite) {
  return (await fetch(`${site.url}/api/hello`)).json();
}

test('two instances serve at the same time, each with its own environment', async () => {
  const [onePort = 0, otherPort = 0] = await freePorts(2);
  const [one, other] = await Promise.all([serve('one', onePort), serve('other', otherPort)]);
  expect(await hello(one)).toEqual({ greeting: 'I am one', mode: null });
  expect(await hello(other)).toEqual({ greeting: 'I am other', mode: null });

  const page = await fetch(`${one.url}/tools`);
  expect(await page.text()).toBe('<h1>Tools</h1>');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await fetch(`${one.url}/nowhere`)).status).toBe(404);

  await one.close();
  await expect(fetch(`${one.url}/`)).rejects.toThrow();
  expect(await hello(other)).toEqual({ greeting: 'I am other', mode: null });
});

test('the headers are those of the site that is served, whatever an earlier build has left in the project', async () => {
  const [port = 0] = await freePorts(1);
  await mkdir(join(folder, '.git'));
  await mkdir(join(folder, 'served'));
  await writeFile(join(folder, 'served/index.html'), '<h1>Served</h1>');
  await writeFile(join(folder, 'served/_headers'), '/*\n  Referrer-Policy: same-origin\n');
  const site = await serve('served', port, 'served');
  const { headers } = await fetch(site.url);
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-content-type-options')).toBeNull();
});

test('pages can come from a program of their own, in a folder with a space in its name', async () => {
  const [port = 0, pagesPort = 0] = await freePorts(2);
  const program = join(folder, 'page server.mjs');
  await writeFile(
    program,
    `import { createServer } from 'node:http'; createServer((request, response) => response.end('<h1>' + request.url + '</h1>')).listen(${pagesPort});`,
  );
  const site = await serveSite({
    port,
    env: { GREETING: 'I am written' },
    pageServer: { command: [program], port: pagesPort },
    workDir: join(folder, 'written'),
    functionsDir: join(folder, 'functions'),
    probes: ['/', '/api/hello'],
  });
  running.push(site);
  expect(await (await fetch(`${site.url}/about`)).text()).toBe('<h1>/about</h1>');
  expect(await hello(site)).toEqual({ greeting: 'I am written', mode: null });
  await site.close();
  await expect(fetch(`http://localhost:${pagesPort}/`)).rejects.toThrow();
});

test('a port in use is one sentence', async () => {
  const [port = 0] = await freePorts(1);
  await serve('one', port);
  await expect(serve('other', port)).rejects.toThrow(
    `Port ${port} is in use and the site needs it: stop what listens there or set PORT to a free port.`,
  );
});

test('a function that cannot be built is named', async () => {
  await addFunction(
    'broken',
    `import './missing.ts'; export default async () => new Response(); export const config = { path: '/api/broken' };`,
  );
  const [port = 0] = await freePorts(1);
  await expect(serve('one', port)).rejects.toThrow(/Failed to load function broken/);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});
