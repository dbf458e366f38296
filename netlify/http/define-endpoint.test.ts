import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { Contract } from '#api/contract.ts';
import { type Asking, type SiteUnderTest, adminEmail, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { ApiError } from './api-error.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { jsonAnswer } from './json-answer.ts';

const statuses = [200, 200, 200, 200] as const;

let site: SiteUnderTest;
let whole: Record<string, string>;
beforeAll(async () => {
  site = await startSiteUnderTest();
  whole = { ...site.environment };
});
afterEach(() => {
  site.blobs.setFault(() => null);
  vi.restoreAllMocks();
  site.setEnvironment(whole);
});
afterAll(() => site.close());

const path = '/api/things/7';
const contract = {
  path: '/api/things/:id',
  methods: {
    GET: { who: 'visitor', statuses },
    POST: { who: 'user', in: z.strictObject({ name: z.string().max(5) }), mostBytes: 100, statuses },
    DELETE: { who: 'admin', statuses },
  },
} as const satisfies Contract;
const things = defineEndpoint(contract, {
  GET: ({ params, session }) => jsonAnswer<unknown>({ id: params['id'], signedIn: session !== null }),
  POST: ({ body }) => jsonAnswer<unknown>(body, 201),
  DELETE: () => jsonAnswer<unknown>({}),
});
const failing = defineEndpoint(
  { path: '/api/failing', methods: { GET: { who: 'anyone', statuses } } },
  {
    GET: () => {
      throw new Error('no room for ann@yak.test eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..abc');
    },
  },
);

const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('methods', () => {
  test('one that the contract does not name is 405 with Allow', async () => {
    const answer = await ask(things, 'PUT', path);
    expect([answer.status, answer.headers.get('Allow'), await code(answer)]).toEqual([
      405,
      'GET, POST, DELETE, HEAD',
      'method_not_allowed',
    ]);
    for (const method of ['PATCH', 'PROPFIND', 'constructor', '__proto__'])
      expect((await ask(things, method, path)).status).toBe(405);
  });

  test('HEAD answers like GET without the body', async () => {
    const answer = await ask(things, 'HEAD', path);
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  test('a GET that changes something has no HEAD', async () => {
    const endpoint = defineEndpoint(
      { path: '/api/x', methods: { GET: { who: 'anyone', getChanges: true, statuses } } },
      { GET: () => jsonAnswer<unknown>(1) },
    );
    const answer = await ask(endpoint, 'HEAD', '/api/x');
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET']);
  });

  test('what a route does not say is not so: HEAD is answered, the body must come, and from our own pages', async () => {
    const handle = () => jsonAnswer<unknown>(1);
    const endpoint = defineEndpoint(
      {
        path: '/api/x',
        methods: { GET: { who: 'anyone', statuses }, POST: { who: 'anyone', in: z.number(), statuses } },
      },
      { GET: handle, POST: handle },
    );
    const statusOf = async (...[method, asking]: [string, Asking?]) =>
      (await ask(endpoint, method, '/api/x', asking)).status;
    expect(await statusOf('HEAD')).toBe(200);
    expect(await statusOf('POST', { body: 7 })).toBe(200);
    expect(await statusOf('POST')).toBe(415);
    expect(await statusOf('POST', { body: 7, headers: { Origin: null, 'Sec-Fetch-Site': null } })).toBe(403);
  });

  test('OPTIONS says what is allowed and gives no other site leave', async () => {
    const answer = await ask(things, 'OPTIONS', path, { headers: { Origin: 'https://evil.example' } });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([204, 'GET, POST, DELETE, HEAD']);
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('an address that does not fit the pattern is 404', async () => {
    for (const other of ['/api/things', '/api/things/', '/api/things/1/2', '/api/things/%ff'])
      expect((await ask(things, 'GET', other)).status).toBe(404);
    expect((await ask(things, 'GET', '/api/things/7/')).status).toBe(200);
  });
});

describe('origin', () => {
  test.each<[string, Record<string, string | null>, number]>([
    ['our own page', {}, 201],
    ['our own page in an old browser', { 'Sec-Fetch-Site': null }, 201],
    ['a browser without Origin', { Origin: null }, 201],
    ['neither header', { Origin: null, 'Sec-Fetch-Site': null }, 403],
    ['another site', { Origin: null, 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sister domain', { Origin: null, 'Sec-Fetch-Site': 'same-site' }, 403],
    ['the address bar', { Origin: null, 'Sec-Fetch-Site': 'none' }, 403],
    ['a foreign origin', { Origin: 'https://evil.example', 'Sec-Fetch-Site': null }, 403],
    ['contradicting headers', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
    ['an opaque origin', { Origin: 'null', 'Sec-Fetch-Site': null }, 403],
  ])('a write from %s', async (_, headers, status) => {
    const person = await site.signUp();
    expect((await ask(things, 'POST', path, { person, body: { name: 'a' }, headers })).status).toBe(status);
  });

  test.each(['GET', 'HEAD'])('a %s from another site is not refused', async (method) => {
    expect((await ask(things, method, path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200);
  });

  const open = defineEndpoint(
    {
      path: '/api/open',
      methods: { POST: { who: 'anyone', statuses }, DELETE: { who: 'anyone', fromServers: true, statuses } },
    },
    {
      POST: () => jsonAnswer<unknown>(1),
      DELETE: () => jsonAnswer<unknown>(1),
    },
  );

  test('without GET there is no HEAD either', async () => {
    expect((await ask(open, 'HEAD', '/api/open')).headers.get('Allow')).toBe('POST, DELETE');
  });

  test('nobody is asked who they are where that makes no difference', async () => {
    const endpoint = defineEndpoint(
      { path: '/api/x', methods: { GET: { who: 'anyone', statuses }, POST: { who: 'visitor', statuses } } },
      {
        GET: ({ session }) => jsonAnswer<unknown>({ session }),
        POST: ({ session }) => jsonAnswer<unknown>({ id: session?.stored.user.id }),
      },
    );
    expect(endpoint.contract).toMatchObject({
      path: '/api/x',
      methods: { GET: { who: 'anyone' }, POST: { who: 'visitor' } },
    });
    const person = await site.signUp();
    const { gets } = site.blobs.stats;
    expect(await (await ask(endpoint, 'GET', '/api/x', { person })).json()).toEqual({ session: null });
    expect(site.blobs.stats.gets).toBe(gets);
    expect(await (await ask(endpoint, 'POST', '/api/x', { person })).json()).toEqual({ id: person.id });
  });

  test.each([
    ['http://localhost:8888', 200],
    ['https://yak.example', 200],
    ['https://other.example', 403],
  ])('under the address of a preview a write from %s is answered with %i', async (Origin, status) => {
    site.setEnvironment({ URL: 'https://yak.example' });
    const headers = { Origin, 'Sec-Fetch-Site': null };
    expect((await ask(open, 'POST', '/api/open', { headers })).status).toBe(status);
  });

  test('another server needs none where it proves itself in another way', async () => {
    const headers = { Origin: null, 'Sec-Fetch-Site': null };
    expect((await ask(open, 'DELETE', '/api/open', { headers })).status).toBe(200);
  });
});

describe('who asks', () => {
  test('a signed-out reader is 401 where signing in is needed', async () => {
    const answer = await ask(things, 'POST', path, { body: { name: 'a' } });
    expect([answer.status, await code(answer), answer.headers.getSetCookie()]).toEqual([401, 'unauthorized', []]);
    expect(answer.headers.get('Retry-After')).toBeNull();
  });

  test('a signed-in person without the role is 403, an admin passes', async () => {
    expect((await ask(things, 'DELETE', path, { person: await site.signUp() })).status).toBe(403);
    expect((await ask(things, 'DELETE', path, { person: await site.signUp({ email: adminEmail }) })).status).toBe(200);
  });

  test('a session that is over takes both cookies away', async () => {
    const answer = await ask(things, 'GET', path, {
      headers: { Cookie: '__Host-yak_session=rubbish; __Host-signed_in=1' },
    });
    expect(await answer.json()).toEqual({ id: '7', signedIn: false });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-yak_session=; .*Max-Age=0/),
      expect.stringMatching(/^__Host-signed_in=; .*Max-Age=0/),
    ]);
    const refused = await ask(things, 'POST', path, { body: {}, headers: { Cookie: '__Host-signed_in=1' } });
    expect([refused.status, refused.headers.getSetCookie().length]).toEqual([401, 2]);
  });

  test('cookies that a route sets itself stand alone', async () => {
    const endpoint = defineEndpoint(
      { path: '/api/x', methods: { GET: { who: 'visitor', statuses } } },
      { GET: () => jsonAnswer<unknown>(1, 200, { 'Set-Cookie': 'a=1' }) },
    );
    const answer = await ask(endpoint, 'GET', '/api/x', { headers: { Cookie: '__Host-signed_in=1' } });
    expect(answer.headers.getSetCookie()).toEqual(['a=1']);
  });

  test('a broken sign-in setup is told only where signing in is needed', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const person = await site.signUp();
    site.setEnvironment({ SESSION_SECRET: 'short' });
    expect((await ask(things, 'GET', path, { person })).status).toBe(200);
    const answer = await ask(things, 'POST', path, { person, body: { name: 'a' } });
    expect([answer.status, await code(answer)]).toEqual([503, 'sign_in_unavailable']);
  });
});

describe('failures', () => {
  test('a dead store is 503 with Retry-After in words', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const person = await site.signUp();
    site.blobs.setFault(() => '503');
    const answer = await ask(things, 'GET', path, { person });
    expect([answer.status, answer.headers.get('Retry-After'), await code(answer)]).toEqual([
      503,
      '2',
      'store_unavailable',
    ]);
  });

  test('an unexpected error is 500 and its log line holds no address and no token', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await ask(failing, 'GET', '/api/failing');
    expect([answer.status, await code(answer)]).toEqual([500, 'internal']);
    const line = String(log.mock.calls[0]?.[0]);
    expect(line).toContain('"route":"/api/failing"');
    expect(line).toContain('Error: no room for <address> <token>');
    expect(line).not.toMatch(/yak\.test|eyJ/);
  });

  test('a person whose browser navigated gets a page, without any script', async () => {
    const endpoint = defineEndpoint(
      { path: '/api/x', methods: { GET: { who: 'anyone', statuses } } },
      {
        GET: () => Promise.reject(new ApiError('not_found', { message: '<script>alert(1)</script>' })),
      },
    );
    const answer = await ask(endpoint, 'GET', '/api/x', { headers: { Accept: 'text/html,*/*;q=0.8' } });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).not.toContain('<script');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'sha256-(?!.*(script-src|unsafe))/);
    const program = await ask(endpoint, 'GET', '/api/x', { headers: { Accept: null } });
    expect(program.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  });
});

test('every answer carries the security headers and is kept nowhere', async () => {
  for (const method of ['GET', 'PUT', 'OPTIONS']) {
    const { headers } = await ask(things, method, path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  }
});
