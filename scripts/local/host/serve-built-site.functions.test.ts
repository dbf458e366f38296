import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChild } from '../child-process.ts';
import { freePorts } from '../ports.ts';
import { projectRoot } from '../serve-site.ts';
import { startFunctionProcess } from './function-process.ts';
import { type BuiltSite, serveBuiltSite } from './serve-built-site.ts';

/** The site process outlives whatever comes over the wire, and the process of the functions dying. */
let folder: string;
let site: BuiltSite;
let port: number;

const hello = `export default async (request) => Response.json({ greeting: process.env.GREETING, got: (await request.text()).length });
export const config = { path: '/api/hello' };`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yak-host-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/index.html'), '<h1>Home</h1>');
  await mkdir(join(folder, 'functions/hello'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'functions/hello/hello.ts'), hello);
  [port = 0] = await freePorts(1);
  site = await serveBuiltSite({ ...options('work'), port, limits: { mostBytes: 6_000_000, timeoutMs: 1_000 } });
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true });
});

function options(workDir: string) {
  return {
    env: { GREETING: 'hello' },
    siteDir: join(folder, 'dist'),
    functionsDir: join(folder, 'functions'),
    workDir: join(folder, workDir),
  };
}

async function answersStill(greeting = 'hello'): Promise<void> {
  const answer = await fetch(`${site.url}/api/hello`, { method: 'POST', body: 'abc' });
  expect([answer.status, await answer.json()]).toEqual([200, { greeting, got: 3 }]);
  expect((await fetch(site.url)).status).toBe(200);
}

/** Sends raw bytes, waits for the first answer when there is to be one, and cuts the line. */
function sendRaw(bytes: string, waitForAnswer: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, () => {
        if (!waitForAnswer) socket.destroy();
      });
    });
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(text));
  });
}

const head = (length: number) => `POST /api/hello HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

describe('bodies', () => {
  test('one that is cut off half-way ends nothing (B7)', async () => {
    const { functionPid } = site;
    const before = functionPid();
    for (let index = 0; index < 20; index += 1) await sendRaw(`${head(1000)}half`, false);
    await answersStill();
    expect(functionPid()).toBe(before);
  });

  test('one of 8 MB is refused in words', async () => {
    const answer = await fetch(`${site.url}/api/hello`, { method: 'POST', body: 'x'.repeat(8_000_000) });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'body_too_large', message: 'The body is too large.' },
    ]);
    await answersStill();
  });

  test('one that tells no length and does not end in time is given up', async () => {
    const started = 'POST /api/hello HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n';
    expect(await sendRaw(started, true)).toMatch(/^HTTP\/1\.1 408 /);
    await answersStill();
  });
});

test('idle connections to the functions stay open: a call sent on one that ends at that moment would be lost', async () => {
  const own = await startFunctionProcess({
    env: process.env,
    functionsDir: join(folder, 'functions'),
    logFile: join(folder, 'idle/functions.log'),
  });
  const answer = await fetch(`http://127.0.0.1:${own.port()}/api/hello`);
  expect([answer.status, answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual([
    200,
    'keep-alive',
    null, // 'timeout=5' when they end after five seconds
  ]);
  await own.stop();
});

describe('when the process of the functions dies', () => {
  test('pages go on, calls are told so, and it answers again within 10 s (B7)', async () => {
    process.kill(site.functionPid() ?? 0, 'SIGKILL');
    const started = performance.now();
    const seen: Response[] = [];
    await expect
      .poll(
        async () => {
          const answer = await fetch(`${site.url}/api/hello`);
          seen.push(answer.clone());
          return answer.status;
        },
        { timeout: 10_000, interval: 5 },
      )
      .toBe(200);
    expect(performance.now() - started).toBeLessThan(10_000);
    const [meanwhile] = seen;
    expect([meanwhile?.status, meanwhile?.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await meanwhile?.json()).toMatchObject({ message: expect.stringContaining('starting again') });
    await answersStill();
  });

  test('a person whose browser came there sees it in words', async () => {
    process.kill(site.functionPid() ?? 0, 'SIGKILL');
    const page = await fetch(`${site.url}/api/hello`, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('starting again');
    await expect.poll(async () => (await fetch(`${site.url}/api/hello`)).status, { timeout: 10_000 }).toBe(200);
  });

  test('the log names how it ended', async () => {
    expect(await readFile(site.logFile, 'utf8')).toContain("The functions' process ended (SIGKILL)");
  });
});

test('a function that cannot be loaded is named', async () => {
  await mkdir(join(folder, 'broken/broken'), { recursive: true });
  await writeFile(join(folder, 'broken/broken/broken.ts'), `import './missing.ts'; export default async () => null;`);
  const [free = 0] = await freePorts(1);
  const starting = serveBuiltSite({ ...options('broken-work'), functionsDir: join(folder, 'broken'), port: free });
  await expect(starting).rejects.toThrow(/Failed to load function broken/);
});

test('when the process that serves is killed, that of the functions ends too', async () => {
  const [free = 0] = await freePorts(1);
  const program = join(projectRoot, 'scripts/local/host/serve-built-site.ts');
  const given = JSON.stringify({ ...options('killed-work'), port: free });
  await writeFile(
    join(folder, 'serve.mjs'),
    `const { serveBuiltSite } = await import(${JSON.stringify(program)}); const site = await serveBuiltSite(${given}); console.log('pid ' + site.functionPid());`,
  );
  const server = startChild(join(folder, 'serve.mjs'), [], {
    folder: projectRoot,
    env: process.env,
    logFile: join(folder, 'serve.log'),
  });
  await expect.poll(() => server.log(), { timeout: 60_000 }).toMatch(/^pid \d+$/m);
  const functionsPid = Number(/^pid (\d+)$/m.exec(server.log())?.[1]);
  const serverPid = Number(await parentOf(functionsPid));
  process.kill(serverPid, 'SIGKILL');
  await expect.poll(() => isAlive(functionsPid), { timeout: 10_000 }).toBe(false);
});

/** The process that started another, as Linux tells it. */
async function parentOf(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return /^PPid:\s*(\d+)$/m.exec(status)?.[1] ?? '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('renewed under load, pages and functions change from one request to the next, and none is lost', async () => {
  await mkdir(join(folder, 'dist-next'));
  await writeFile(join(folder, 'dist-next/index.html'), '<h1>New home</h1>');
  let isOver = false;
  const statuses = new Set<number>();
  const asking = (async () => {
    while (!isOver) {
      const answers = await Promise.all([
        fetch(site.url),
        fetch(`${site.url}/api/hello`, { method: 'POST', body: 'abc' }),
      ]);
      for (const answer of answers) {
        statuses.add(answer.status);
        await answer.arrayBuffer();
      }
    }
  })();
  const before = site.functionPid();
  await site.renew(join(folder, 'dist-next'), { GREETING: 'welcome' });
  isOver = true;
  await asking;
  expect([...statuses]).toEqual([200]);
  expect(site.functionPid()).not.toBe(before);
  expect(await (await fetch(site.url)).text()).toBe('<h1>New home</h1>');
  await answersStill('welcome');
});
