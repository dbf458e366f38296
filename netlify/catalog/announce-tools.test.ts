import { createServer } from 'node:http';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withSettings } from '#local/with-settings.ts';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { announceTools } from './announce-tools.ts';

let status = 200;
const asked: string[] = [];
const hook = await listenOnLoopback(
  createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  }),
  0,
);
afterAll(hook.close);

const BUILD_HOOK_URL = `http://127.0.0.1:${hook.port}/build`;
let logged: string[];
beforeEach(() => {
  [logged, asked.length, status] = [[], 0, 200];
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void logged.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

// This machine is no site at Netlify: what is asked of the CDN fails here, and that is how it is seen.
test.each(['production', 'deploy-preview', 'branch-deploy'])(
  'in %s the CDN is told of a changed catalogue; when it cannot be, that is logged and the build begins all the same',
  async (CONTEXT) => {
    expect(await withSettings({ CONTEXT, BUILD_HOOK_URL }, announceTools)).toBe('started');
    expect(logged).toEqual([expect.stringContaining('"purge_failed"')]);
    expect(asked).toEqual(['POST /build']);
  },
);

test('on this machine there is no CDN to tell', async () => {
  expect(await withSettings({ CONTEXT: 'dev', BUILD_HOOK_URL }, announceTools)).toBe('started');
  expect(await withSettings({ CONTEXT: 'dev' }, announceTools)).toBe('off');
  expect([logged, asked]).toEqual([[], ['POST /build']]);
});

test('a build that could not be started is told of, and undoes nothing', async () => {
  status = 500;
  expect(await withSettings({ CONTEXT: 'dev', BUILD_HOOK_URL }, announceTools)).toBe('failed');
  expect(logged).toEqual([expect.stringContaining('"build_hook_failed"')]);
});
