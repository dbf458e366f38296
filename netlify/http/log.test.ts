import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Contract } from '#api/contract.ts';
import { type SiteUnderTest, requestOf, startSiteUnderTest } from '#testing/site-under-test.ts';
import { ApiError } from './api-error.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { jsonAnswer } from './json-answer.ts';
import { logError, logInfo } from './log.ts';

const statuses = [200, 200, 200, 200] as const;

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

const contract = {
  path: '/api/things/:id',
  methods: { GET: { who: 'visitor', statuses } },
} as const satisfies Contract;
const things = defineEndpoint(contract, {
  GET: ({ params }) => {
    if (params['id'] === 'gone') throw new ApiError('not_found');
    if (params['id'] === 'broken')
      throw new Error('no room for ann@yak.test eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..abc');
    logInfo('seen', { count: 2 });
    return jsonAnswer<unknown>({});
  },
});

test('every call leaves one line: request id, method, route without its values, status, duration, a hashed person', async () => {
  const person = await site.signUp({ email: 'ann@yak.test' });
  lines = [];
  const start = performance.now();
  await things(requestOf('GET', '/api/things/secret-7', { person }), { requestId: '01JABCDEFGHJKMNPQRSTVWXYZ0' });
  const longest = Math.ceil(performance.now() - start);
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
    durationMs: expect.toSatisfy((ms: number) => Number.isInteger(ms) && ms <= longest),
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
  expect(lines[2]).not.toHaveProperty('failure');
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

test('an id that the platform sends as a header is repeated', async () => {
  await things(requestOf('GET', '/api/things/1', { headers: { 'x-nf-request-id': '01JABC' } }));
  expect(lines[0]?.['requestId']).toBe('01JABC');
});

test.each([null, 'ann@yak.test " }'])(
  'the id %j is none of the platform’s: the call gets one of its own',
  async (id) => {
    await things(requestOf('GET', '/api/things/1', { headers: { 'x-nf-request-id': id } }));
    expect(lines[0]?.['requestId']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('whatever is said, a line is one line and holds no address', () => {
  logError('mail_refused', new Error('550 <ann@yak.test>\nno such user'), { reason: 'for bob@yak.test' });
  expect(JSON.stringify(lines)).not.toMatch(/ann|bob/);
});

test.each<[string, unknown, string | RegExp]>([
  ['a text', 'no room for ann@yak.test.', 'no room for <address>'],
  ['nothing', null, 'null'],
  ['an error without a stack', Object.assign(new TypeError('no room'), { stack: undefined }), 'TypeError: no room'],
  [
    'an error with a cause',
    new Error('outer', { cause: new Error('for ann@yak.test') }),
    /^Error: outer\n[^]*\ncaused by Error: for <address>\n/,
  ],
  ['a cause that is no error', new Error('outer', { cause: 'ann@yak.test' }), /\ncaused by <address>$/],
  [
    'addresses in brackets',
    'to <ann@yak.test>, "bob@yak.test" (eve@yak.test)',
    'to <<address>>, "<address>" (<address>)',
  ],
  ['a token', `key=${'aB3_-'.repeat(5)}.x-1.y, ${'a'.repeat(23)}`, `key=<token>, ${'a'.repeat(23)}`],
  ['a path', `at /var/task/${'long-name-'.repeat(4)}.ts`, `at /var/task/${'long-name-'.repeat(4)}.ts`],
])('%s is told in words', (_, failure, told) => {
  logError('failed', failure);
  expect(lines[0]?.['failure']).toEqual(typeof told === 'string' ? told : expect.stringMatching(told));
});

test('LOG_LEVEL=error keeps the calls that went well out of the log', async () => {
  site.setEnvironment({ LOG_LEVEL: 'error' });
  await things(requestOf('GET', '/api/things/1'));
  await things(requestOf('GET', '/api/things/broken'));
  expect(lines.map(({ event }) => event)).toEqual(['call_failed', 'call']);
});
