import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#api/endpoint.ts';
import { type SiteUnderTest, requestOf, startSiteUnderTest } from '#testing/site-under-test.ts';
import { ApiError } from './api-error.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { jsonAnswer } from './json-answer.ts';
import { logError, logInfo } from './log.ts';
import { forVisitor } from './route.ts';

let site: SiteUnderTest;
let lines: Record<string, unknown>[];
beforeAll(async () => {
  site = await startSiteUnderTest();
  site.setEnvironment({ LOG_LEVEL: 'info' });
});
beforeEach(() => {
  lines = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void lines.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  site.setEnvironment({ LOG_LEVEL: 'info' });
});
afterAll(() => site.close());

const contract = { path: '/api/things/:id', methods: ['GET'] } as const satisfies Endpoint;
const things = defineEndpoint(contract, {
  GET: forVisitor({
    handle: ({ params }) => {
      if (params['id'] === 'gone') throw new ApiError('not_found');
      if (params['id'] === 'broken')
        throw new Error('no room for ann@yak.test eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..abc');
      logInfo('seen', { count: 2 });
      return jsonAnswer<unknown>({});
    },
  }),
});

test('every call leaves one line: request id, method, route without its values, status, duration, a hashed person', async () => {
  const person = await site.signUp({ email: 'ann@yak.test' });
  lines = [];
  await things(requestOf('GET', '/api/things/secret-7', { person }), { requestId: '01JABCDEFGHJKMNPQRSTVWXYZ0' });
  const [inside, call] = lines;
  expect(inside).toMatchObject({ event: 'seen', count: 2, requestId: '01JABCDEFGHJKMNPQRSTVWXYZ0' });
  expect(call).toEqual({
    level: 'info',
    event: 'call',
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    requestId: '01JABCDEFGHJKMNPQRSTVWXYZ0',
    method: 'GET',
    route: '/api/things/:id',
    status: 200,
    durationMs: expect.any(Number),
    person: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`ann|secret-7|${person.id}`));
});

test('two people are told apart, and one person is the same in each line', async () => {
  const [ann, bob] = [await site.signUp(), await site.signUp()];
  lines = [];
  for (const person of [ann, bob, ann]) await things(requestOf('GET', '/api/things/1', { person }));
  const marks = lines.filter(({ event }) => event === 'call').map(({ person }) => person);
  expect(marks[0]).toBe(marks[2]);
  expect(marks[0]).not.toBe(marks[1]);
});

test('a refusal names its code, a failure what happened, without an address or a token', async () => {
  await things(requestOf('GET', '/api/things/gone'));
  await things(requestOf('GET', '/api/things/broken'));
  expect(lines).toMatchObject([
    { event: 'call', level: 'info', status: 404, code: 'not_found' },
    { event: 'call_failed', level: 'error', failure: expect.stringMatching(/^Error: no room for <address> <token>/) },
    { event: 'call', level: 'error', status: 500, code: 'internal' },
  ]);
  expect(lines[1]?.['requestId']).toBe(lines[2]?.['requestId']);
  expect(JSON.stringify(lines)).not.toMatch(/yak\.test|eyJ/);
});

test('calls side by side keep their own ids', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      things(requestOf('GET', '/api/things/1'), { requestId: `request-${index}` }),
    ),
  );
  for (let index = 0; index < 20; index += 1)
    expect(lines.filter(({ requestId }) => requestId === `request-${index}`)).toHaveLength(2);
});

test('an id that is none of the platform’s is not repeated', async () => {
  await things(requestOf('GET', '/api/things/1', { headers: { 'x-nf-request-id': 'ann@yak.test " }' } }));
  expect(lines[0]?.['requestId']).toMatch(/^[0-9a-f-]{36}$/);
});

test('whatever is said, a line is one line and holds no address', () => {
  logError('mail_refused', new Error('550 <ann@yak.test>\nno such user'), { reason: 'for bob@yak.test' });
  expect(JSON.stringify(lines)).not.toMatch(/ann|bob/);
});

test('LOG_LEVEL=error keeps the calls that went well out of the log', async () => {
  site.setEnvironment({ LOG_LEVEL: 'error' });
  await things(requestOf('GET', '/api/things/1'));
  await things(requestOf('GET', '/api/things/broken'));
  expect(lines.map(({ event }) => event)).toEqual(['call_failed', 'call']);
});
