import { afterEach, expect, test, vi } from 'vitest';
import { withSettings } from '#local/with-settings.ts';
import { announceTools, toolsTag } from './announce-tools.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What was asked of the network. */
function listen(answer = () => new Response(null, { status: 202 })): { address: string; body: unknown }[] {
  const asked: { address: string; body: unknown }[] = [];
  vi.stubEnv('SITE_ID', 'a-site');
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'a-token');
  vi.stubGlobal('fetch', async (address: string | URL, { body }: { body?: string } = {}) => {
    asked.push({ address: String(address), body: body === undefined ? null : JSON.parse(body) });
    return answer();
  });
  return asked;
}

const hook = { BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1' };

test.each(['production', 'deploy-preview', 'branch-deploy'])(
  'in %s a changed catalogue is taken out of the CDN by its tag',
  async (CONTEXT) => {
    const asked = listen();
    expect(await withSettings({ CONTEXT }, announceTools)).toBe('off');
    const body = { cache_tags: [toolsTag], site_id: 'a-site' };
    expect(asked).toEqual([{ address: 'https://api.netlify.com/api/v1/purge', body }]);
  },
);

test('on this machine there is no CDN to tell, and the build hook is asked all the same', async () => {
  const asked = listen();
  expect(await withSettings({ CONTEXT: 'dev', ...hook }, announceTools)).toBe('started');
  expect(asked).toEqual([{ address: hook.BUILD_HOOK_URL, body: null }]);
});

test('neither a CDN nor a hook that fails undoes the change', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  listen(() => new Response(null, { status: 500 }));
  expect(await withSettings({ CONTEXT: 'production', ...hook }, announceTools)).toBe('failed');
  vi.restoreAllMocks();
});
