import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from './child-process.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yak-child-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function start(program: string, env: Record<string, string> = {}) {
  const file = join(folder, 'program.mjs');
  await writeFile(file, program);
  return startChild(file, ['an argument'], {
    folder,
    env: { ...process.env, ...env },
    logFile: join(folder, 'logs/child.log'),
  });
}

test('a child gets arguments, environment and folder, and its words are kept', async () => {
  const child = await start(
    `console.log(process.argv[2], process.env.GREETING, process.cwd()); console.error('and errors'); process.exit(3)`,
    { GREETING: 'hello' },
  );
  expect(await child.ended).toBe(3);
  expect(child.isRunning()).toBe(false);
  expect(child.log()).toContain(`an argument hello ${folder}`);
  expect(await readFile(join(folder, 'logs/child.log'), 'utf8')).toContain('and errors');
});

test('a stop ends what the child has started too, even when that does not listen', async () => {
  const child = await start(`
    import { spawn } from 'node:child_process';
    const inner = 'process.on("SIGTERM", () => {}); setInterval(() => console.log("tick"), 10)';
    spawn(process.execPath, ['-e', inner], { stdio: 'inherit' });
    setInterval(() => {}, 1000);
  `);
  await expect.poll(() => child.log(), { timeout: 60_000 }).toContain('tick');
  await child.stop();
  expect(child.isRunning()).toBe(false);
  const words = child.log();
  await wait(200);
  expect(child.log()).toBe(words);
});

test('stopping a child that is over is no error', async () => {
  const child = await start('');
  await child.ended;
  await child.stop();
});
