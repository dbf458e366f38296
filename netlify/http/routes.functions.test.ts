import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { EndpointFunction } from './define-endpoint.ts';
import { calledByAddress, functionFile } from '../../scripts/local/function-names.ts';
import { Walker } from '../../scripts/promises/walker.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the built site with its functions. */
    siteUrl: string;
  }
}

const siteUrl = inject('siteUrl');
const honest = { Origin: siteUrl, 'Sec-Fetch-Site': 'same-origin' };

/** Signs in by plain redirects, as a script does. */
async function signIn(address: string): Promise<{ Cookie: string }> {
  const walker = new Walker();
  await walker.follow(`${siteUrl}/api/login?login_hint=${address}&returnTo=/dashboard`, `${siteUrl}/dashboard`);
  return { Cookie: walker.cookiesFor(siteUrl) };
}

const send = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
  fetch(siteUrl + path, {
    method,
    redirect: 'manual',
    headers: { ...honest, ...headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

describe.each(calledByAddress())('the deployed function %s', (name) => {
  let declared: EndpointFunction;
  beforeAll(async () => {
    const module = (await import(functionFile(name).href)) as { default: EndpointFunction };
    declared = module.default;
  });

  test('answers the path of its contract itself: a wrong method is 405 with Allow', async () => {
    const path = declared.endpoint.path.replace(/:\w+/, '1');
    const answer = await send('PATCH', path, {});
    expect(answer.status).toBe(405);
    expect(
      answer.headers
        .get('Allow')
        ?.split(', ')
        .filter((method) => method !== 'HEAD'),
    ).toEqual([...declared.endpoint.methods]);
  });
});

describe('one person, from signing in to signing out', () => {
  test('three saves, the fourth is refused, one is removed, a copied cookie ends with the session', async () => {
    const me = await signIn(`walk-${Date.now()}@yak.test`);
    const tools = (await (await send('GET', '/api/tools', {})).json()) as { id: number }[];
    const ids = tools.slice(0, 4).map((tool) => tool.id);
    const statuses = [];
    for (const toolId of ids) statuses.push((await send('POST', '/api/saved-tools', me, { toolId })).status);
    expect(statuses).toEqual([201, 201, 201, 403]);
    expect(await (await send('GET', '/api/saved-tools/count', me)).json()).toEqual({ count: 3 });

    const notATool = await send('DELETE', '/api/saved-tools/count', me);
    expect([notATool.status, notATool.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await send('DELETE', `/api/saved-tools/${ids[0]}`, me)).status).toBe(200);
    expect(await (await send('GET', `/api/saved-tools/${ids[0]}/status`, me)).json()).toEqual({ isSaved: false });
    expect(await (await send('GET', `/api/saved-tools/${ids[1]}/status`, me)).json()).toEqual({ isSaved: true });

    expect((await send('GET', '/api/logout', me)).status).toBe(303);
    expect((await send('GET', '/api/auth/user', me)).status).toBe(401);
  });

  test('the personas have their plans and roles', async () => {
    const read = async (address: string) => (await send('GET', '/api/auth/user', await signIn(address))).json();
    expect(await read('core@yak.test')).toMatchObject({ isPremium: true, isAdmin: false });
    expect(await read('admin@yak.test')).toMatchObject({ isPremium: false, isAdmin: true });
    expect(await read('fringe@yak.test')).toMatchObject({ isPremium: false, isAdmin: false });
  });
});

test('the tool list is answered from its ETag', async () => {
  const first = await send('GET', '/api/tools', {});
  const again = await send('GET', '/api/tools', { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect([first.status, again.status]).toEqual([200, 304]);
});
