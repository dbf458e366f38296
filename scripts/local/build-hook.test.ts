import { afterEach, expect, test } from 'vitest';
import { type BuildHook, startBuildHook } from './build-hook.ts';

let hook: BuildHook;
afterEach(() => hook.close());

test('what is asked for while a build is under way is one build more, never two at once', async () => {
  let builds = 0;
  let atOnce = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  hook = await startBuildHook(async () => {
    builds += 1;
    atOnce += 1;
    expect(atOnce).toBe(1);
    begin();
    if (builds === 1) await held;
    atOnce -= 1;
  });
  const post = async () => (await fetch(hook.url, { method: 'POST' })).status;
  expect([await post(), await post()]).toEqual([200, 200]);
  await begun;
  expect([await post(), await post(), await post()]).toEqual([200, 200, 200]);
  release();
  await hook.idle();
  expect(builds).toBe(2);
});

test('nothing but a post to its own address starts a build', async () => {
  let builds = 0;
  hook = await startBuildHook(async () => void (builds += 1));
  expect((await fetch(hook.url)).status).toBe(404);
  expect((await fetch(new URL('/build_hooks/guess', hook.url), { method: 'POST' })).status).toBe(404);
  await hook.idle();
  expect(builds).toBe(0);
});
