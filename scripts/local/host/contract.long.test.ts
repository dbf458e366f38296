import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { Scanner } from '#testing/walker.ts';
import { calledByAddress, functionFile } from '../function-names.ts';
import { freePorts } from '../ports.ts';
import { projectRoot, type ServedSite, serveSite } from '../serve-site.ts';
import { type Services, startServices } from '../services.ts';
import { serveBuiltSite } from './serve-built-site.ts';

/**
 * The host that serves sites for tests and for `npm start` answers as Netlify's development server does: the same calls
 * to both, over the same data, give the same status, headers and body.
 */
let dataDir: string;
let services: Services;
let host: ServedSite;
let netlify: ServedSite;
let siteUrl: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yak-contract-'));
  const [port = 0, netlifyPort = 0, identity = 0, blobs = 0, payments = 0, mail = 0, smtp = 0] = await freePorts(7);
  siteUrl = `http://localhost:${netlifyPort}`; // the development server believes no other address of its own
  services = await startServices({ dataDir, siteUrl, ports: { identity, blobs, payments, mail, smtp } });
  const { env } = services;
  const siteDir = join(projectRoot, 'dist');
  [host, netlify] = await Promise.all([
    serveBuiltSite({ port, env, siteDir, workDir: join(dataDir, 'host') }),
    serveSite({ port: netlifyPort, env, siteDir, workDir: join(dataDir, 'netlify') }),
  ]);
});
afterAll(async () => {
  await Promise.all([host?.close(), netlify?.close()]);
  await services?.close();
  await rm(dataDir, { recursive: true });
});

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Headers of one connection or one moment, and Netlify's own name for a call. */
const PASSING = /^(?:date|connection|keep-alive|transfer-encoding|content-length|server|x-powered-by|x-nf-[\w-]+)$/;

/** Asks one server by the site's own name, whatever port it listens on. */
function ask(site: ServedSite, { method = 'GET', path, headers = {}, body }: Call): Promise<Answer> {
  const { port } = new URL(site.url);
  const all = { host: new URL(siteUrl).host, 'sec-fetch-site': 'same-origin', accept: '*/*', ...headers };
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, method, path, headers: all, agent: false }, (answered) => {
      const parts: Buffer[] = [];
      answered.on('data', (part: Buffer) => parts.push(part));
      answered.once('error', reject);
      answered.once('end', () => {
        const kept = Object.entries(answered.headers).filter(([name]) => !PASSING.test(name));
        const status = answered.statusCode ?? 0;
        resolve({ status, headers: Object.fromEntries(kept), body: Buffer.concat(parts).toString('latin1') });
      });
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

/** Both answers to a call, after what is random in them has been taken out. */
async function both(call: Call): Promise<[Answer, Answer]> {
  return [comparable(await ask(host, call)), comparable(await ask(netlify, call))];
}

/**
 * Both answers of a function. The development server adds to them what `_headers` says of files and the function does
 * not say itself; on the platform header rules reach files only.
 */
async function bothFunctions(call: Call): Promise<[Answer, Answer]> {
  const { headers: ofFiles } = await ask(host, { path: '/robots.txt' });
  const [ours, theirs] = await both(call);
  const own = Object.entries(theirs.headers).filter(([name, value]) => name in ours.headers || ofFiles[name] !== value);
  return [ours, { ...theirs, headers: Object.fromEntries(own) }];
}

/**
 * Without sealed cookies and times, states, nonces, times of a look and what it took; of an ETag that a server makes
 * of a file only that there is one.
 */
function comparable({ status, headers, body }: Answer): Answer {
  const plain = Object.entries(headers).map(([name, value]) => {
    if (name === 'etag') return [name, String(value).startsWith('W/') ? 'weak' : value];
    if (name === 'set-cookie') return [name, [value].flat().map((line) => String(line).replace(/=[^;]{40,}/, '=…'))];
    if (name === 'location') return [name, String(value).replace(/\?.*/, '?…')];
    return [name, value];
  });
  return {
    status,
    headers: Object.fromEntries(plain),
    body: body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="tookMs":)\d+|(?<="opened":")[\w.-]+/g, 'a time'),
  };
}

describe('pages and files', () => {
  test.each([
    '/',
    '/tools',
    '/tools/',
    '/tools.html',
    '/tools/video',
    '/tool-fluid/1',
    '/tool-fluid/1?from=here',
    '/tool-fluid/999999',
    '/tool/999999',
    '/tool-old/none',
    '/tool-wnw/none',
    '/tool-behance/none',
    '/creator/blender',
    '/creator/nobody',
    '/creators/blender',
    '/creators',
    '/image',
    '/video?q=1',
    '/copy',
    '/presentation',
    '/automation',
    '/analytics',
    '/for-you',
    '/following',
    '/not-found/tool',
    '/404',
    '/nowhere',
    '/nowhere/at/all.png',
    '/api/nothing',
    '/robots.txt',
    '/sitemap-index.xml',
    '/site.webmanifest',
    '/favicon.ico',
    '/favicon.svg',
    '/icon-192.png',
    '/tools-index.json',
    '/tools-template.csv',
    '/tools-template-evidence.csv',
    '/llms.txt',
    '/feeds/fresh-drops.xml',
    '/tools/%C3%BC',
  ])('GET %s', async (path) => {
    const [ours, theirs] = await both({ path });
    expect(ours).toEqual(theirs);
  });

  test('the files that pages ask for: a script, a style, the font', async () => {
    const { body } = await ask(host, { path: '/tools' });
    const names = [...body.matchAll(/\/_astro\/[\w.@-]+\.(?:js|css|woff2)/g)].map(([path]) => path);
    const oneOfEach = ['js', 'css', 'woff2'].map((ending) => names.find((name) => name.endsWith(ending)));
    for (const path of oneOfEach) {
      if (path === undefined) continue;
      const [ours, theirs] = await both({ path });
      // The development server puts its own word on caching over the rule of `_headers`; the platform does not.
      theirs.headers['cache-control'] = 'public, max-age=31536000, immutable';
      expect([path, ours.status, ours]).toEqual([path, 200, theirs]);
    }
  });

  test.each(['HEAD', 'POST'])('%s of a page', async (method) => {
    const [ours, theirs] = await both({ method, path: '/tools' });
    expect(ours).toEqual(theirs);
  });

  test('a page that the browser has already', async () => {
    for (const site of [host, netlify]) {
      const { headers } = await ask(site, { path: '/about' });
      const again = await ask(site, { path: '/about', headers: { 'if-none-match': String(headers['etag']) } });
      expect([again.status, again.body]).toEqual([304, '']);
    }
  });
});

describe.each(calledByAddress())('the deployed function %s', (name) => {
  let declared: EndpointFunction;
  beforeAll(async () => {
    ({ default: declared } = (await import(functionFile(name).href)) as { default: EndpointFunction });
  });
  const path = () => declared.contract.path.replace(/:\w+/, '1');

  test('answers the path of its contract itself: a wrong method is 405 with Allow', async () => {
    const [ours, theirs] = await bothFunctions({ method: 'PATCH', path: path() });
    expect(ours).toEqual(theirs);
    const allowed = String(ours.headers['allow']).split(', ');
    expect([ours.status, allowed.filter((method) => method !== 'HEAD')]).toEqual([
      405,
      Object.keys(declared.contract.methods),
    ]);
  });

  test('answers a stranger alike', async () => {
    const [method = 'GET'] = Object.keys(declared.contract.methods);
    const sent = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: '{"ünknown":1}' };
    const ask = () => bothFunctions({ method, path: path(), ...sent });
    let [ours, theirs] = await ask();
    // Health measures: on a machine that is busy elsewhere one of the two may call a part slow that the other does not.
    for (let tries = 1; tries < 6 && [ours, theirs].some(({ body }) => body.includes('"state":"slow"')); tries += 1)
      [ours, theirs] = await ask();
    expect(ours).toEqual(theirs);
  });
});

describe.each(['own host', 'netlify dev'] as const)(
  'one person at the %s, from signing in to signing out',
  (server) => {
    const send = async (method: string, path: string, cookie: string, body?: unknown) => {
      const origin = { origin: siteUrl, 'content-type': 'application/json', cookie };
      const { headers, ...kept } = await ask(server === 'own host' ? host : netlify, {
        method,
        path,
        headers: origin,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { ...kept, headers, json: () => JSON.parse(kept.body) as unknown };
    };

    /** Signs in by plain redirects; the way back from the provider is answered by the server under test. */
    async function signIn(address: string): Promise<string> {
      const walker = new Scanner();
      await walker.follow(`${siteUrl}/api/login?login_hint=${address}&returnTo=/dashboard`, `${siteUrl}/dashboard`);
      return walker.cookiesFor(siteUrl);
    }

    test('three saves, the fourth is refused, one is removed, a copied cookie ends with the session', async () => {
      const me = await signIn(`walk-${server.replace(' ', '-')}@yak.test`);
      const tools = (await send('GET', '/api/tools', '')).json() as { id: number }[];
      const ids = tools.slice(0, 4).map((tool) => tool.id);
      const statuses = [];
      for (const toolId of ids) statuses.push((await send('POST', '/api/saved-tools', me, { toolId })).status);
      expect(statuses).toEqual([201, 201, 201, 403]);
      expect((await send('GET', '/api/saved-tools/count', me)).json()).toEqual({ count: 3 });

      const notATool = await send('DELETE', '/api/saved-tools/count', me);
      expect([notATool.status, notATool.headers['allow']]).toEqual([405, 'GET, HEAD']);
      expect((await send('DELETE', `/api/saved-tools/${ids[0]}`, me)).status).toBe(200);
      expect((await send('GET', `/api/saved-tools/${ids[0]}/status`, me)).json()).toEqual({ isSaved: false });
      expect((await send('GET', `/api/saved-tools/${ids[1]}/status`, me)).json()).toEqual({ isSaved: true });

      expect((await send('GET', '/api/logout', me)).status).toBe(303);
      expect((await send('GET', '/api/auth/user', me)).status).toBe(401);
    });

    test('the personas have their plans and roles', async () => {
      const read = async (address: string) => (await send('GET', '/api/auth/user', await signIn(address))).json();
      expect(await read('core@yak.test')).toMatchObject({ isPremium: true, isAdmin: false });
      expect(await read('admin@yak.test')).toMatchObject({ isPremium: false, isAdmin: true });
      expect(await read('fringe@yak.test')).toMatchObject({ isPremium: false, isAdmin: false });
    });

    test('the tool list is answered from its ETag', async () => {
      const served = server === 'own host' ? host : netlify;
      const first = await ask(served, { path: '/api/tools' });
      const again = await ask(served, {
        path: '/api/tools',
        headers: { 'if-none-match': String(first.headers['etag']) },
      });
      expect([first.status, again.status]).toEqual([200, 304]);
    });
  },
);
