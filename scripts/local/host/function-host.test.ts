import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FunctionProcess, startFunctionProcess } from './function-process.ts';

/** Refuses what is told to be large before it has read anything, as ours do; anything else it reads. */
const early = `export default async (request) => Number(request.headers.get('content-length')) > 1000
  ? new Response('too large', { status: 413 })
  : new Response(String((await request.text()).length));
export const config = { path: '/api/early' };`;

const talking = `export default async () => {
  console.log('a line');
  console.error('another');
  await new Promise((resolve) => setTimeout(resolve, 20));
  return new Response('said');
};
export const config = { path: '/api/talking' };`;

let folder: string;
let own: FunctionProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yak-early-'));
  await mkdir(join(folder, 'functions/early'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'functions/early/early.ts'), early);
  await mkdir(join(folder, 'talking/talking'), { recursive: true });
  await writeFile(join(folder, 'talking/talking/talking.ts'), talking);
  own = await startFunctionProcess({
    env: process.env,
    functionsDir: join(folder, 'functions'),
    logFile: join(folder, 'functions.log'),
  });
});
afterAll(async () => {
  await own?.stop();
  await rm(folder, { recursive: true });
});

/** One connection for all calls, kept open, as between the site and its functions. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function post(bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = ask({
      port: own.port(),
      host: '127.0.0.1',
      path: '/api/early',
      method: 'POST',
      agent,
      timeout: 5000,
    });
    asked.setHeader('content-length', bytes);
    asked.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)));
    asked.once('timeout', () => asked.destroy(new Error(`${bytes} bytes: no answer in 5 s`)));
    asked.once('error', reject);
    asked.end('x'.repeat(bytes));
  });
}

test.skipIf(!existsSync('/dev/full'))('functions go on when there is no room for what they say', async () => {
  const own = await startFunctionProcess({
    env: process.env,
    functionsDir: join(folder, 'talking'),
    logFile: '/dev/full', // whatever is written there finds the disk full
  });
  const before = own.pid();
  for (let call = 0; call < 5; call += 1)
    expect((await fetch(`http://127.0.0.1:${own.port()}/api/talking`)).status).toBe(200);
  expect(own.pid()).toBe(before);
  await own.stop();
});

test('a body that a function refused unread holds up no later call on the same connection', async () => {
  const statuses: number[] = [];
  for (const bytes of [10, 1_000_000, 10, 5_000_000, 10]) statuses.push(await post(bytes));
  expect(statuses).toEqual([200, 413, 200, 413, 200]);
  agent.destroy();
});

test('what was compiled lies on the disk for the next start, however soon the process is killed', async () => {
  const compiled = join(folder, 'compiled');
  const next = await startFunctionProcess({
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    functionsDir: join(folder, 'functions'),
    logFile: join(folder, 'next.log'),
  });
  await next.stop();
  const kept = await readdir(compiled, { recursive: true, withFileTypes: true });
  expect(kept.filter((entry) => entry.isFile()).length).toBeGreaterThan(1);
});
