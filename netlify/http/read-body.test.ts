import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type SiteUnderTest, ask, requestOf, startSiteUnderTest } from '#testing/site-under-test.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { jsonAnswer } from './json-answer.ts';

const statuses = [200, 200, 200, 200] as const;

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterAll(() => site.close());

const path = '/api/things';
const things = defineEndpoint(
  {
    path,
    methods: { POST: { who: 'anyone', in: z.strictObject({ name: z.string().max(5) }), mostBytes: 100, statuses } },
  },
  {
    POST: ({ body }) => jsonAnswer<unknown>(body, 201),
  },
);
const open = defineEndpoint(
  {
    path: '/api/open',
    methods: {
      POST: {
        who: 'anyone',
        in: z.strictObject({ sizes: z.array(z.number('Say 1..5.')) }).optional(),
        bodyOptional: true,
        statuses,
      },
    },
  },
  {
    POST: ({ body = null }) => jsonAnswer<unknown>({ body }),
  },
);
const anything = defineEndpoint(
  {
    path: '/api/anything',
    methods: { POST: { who: 'anyone', in: z.strictObject({ value: z.unknown() }), mostBytes: 1_000_000, statuses } },
  },
  {
    POST: ({ body }) => jsonAnswer<unknown>(body),
  },
);

const code = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('a body', () => {
  test.each<[string, unknown, string, number, string]>([
    ['of another type', '{}', 'text/plain', 415, 'unsupported_media_type'],
    ['as a form', 'name=a', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['that is no JSON', '{', 'application/json', 400, 'invalid_json'],
    ['that is empty', '', 'application/json', 400, 'invalid_json'],
    ['that is missing', undefined, 'application/json', 400, 'invalid_json'],
    ['with an unknown field', { name: 'a', admin: true }, 'application/json; charset=utf-8', 400, 'invalid_body'],
    ['with a prototype', '{"name":"a","__proto__":{"admin":true}}', 'application/json', 400, 'invalid_body'],
    ['with a wrong field', { name: 7 }, 'application/json', 400, 'invalid_body'],
    ['one byte too large', JSON.stringify({ name: 'x'.repeat(90) }), 'application/json', 413, 'body_too_large'],
  ])('%s', async (_, body, type, status, wanted) => {
    const answer = await ask(things, 'POST', path, { body, headers: { 'Content-Type': type } });
    expect([answer.status, await code(answer)]).toEqual([status, wanted]);
  });

  test.each(['application/json', 'Application/JSON ; charset=utf-8'])('as %s is read', async (type) => {
    const headers = { 'Content-Type': type };
    expect((await ask(things, 'POST', path, { body: { name: 'a' }, headers })).status).toBe(201);
  });

  test.each([
    [100, 201],
    [101, 413],
  ])('of %i bytes, where 100 are allowed, told or not, is %i', async (bytes, status) => {
    const body = JSON.stringify({ name: 'a' });
    for (const sent of [{ body: body.padEnd(bytes) }, { body, headers: { 'Content-Length': String(bytes) } }]) {
      const answer = await ask(things, 'POST', path, sent);
      expect(answer.status).toBe(status);
      if (status === 413)
        expect(await answer.json()).toMatchObject({ message: 'The body is too large: at most 100 bytes.' });
    }
  });

  test('that is not UTF-8', async () => {
    const request = requestOf('POST', path, { body: '' });
    const answer = await things(new Request(request, { body: new Uint8Array([0x22, 0xff, 0x22]) }));
    expect(await code(answer)).toBe('invalid_json');
  });

  test('whose length is not told is counted while it comes', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(60)) });
    const request = new Request(requestOf('POST', path, { body: '' }), {
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await things(request)).status).toBe(413);
  });

  test('the words name the field', async () => {
    const answer = await ask(things, 'POST', path, { body: { name: 'too long' } });
    expect(((await answer.json()) as { message: string }).message).toMatch(/^name: .+\.$/);
  });

  test.each([
    ['that is no object', 7, /^Invalid input: [^.]+\.$/],
    ['with a wrong field in a field', { sizes: ['x'] }, /^sizes\.0: Say 1\.\.5\.$/],
    ['with an endless field', { sizes: [], ['x'.repeat(400)]: 1 }, /^.{300}\.$/],
  ])('%s is told of in words', async (_, body, words) => {
    const answer = await ask(open, 'POST', '/api/open', { body });
    expect(await answer.json()).toEqual({ code: 'invalid_body', message: expect.stringMatching(words) });
  });

  test.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000) + '1' + '}'.repeat(100_000)],
    ['one level too many', '['.repeat(65) + ']'.repeat(65)],
    ['that never ends', '['.repeat(100_000)],
  ])('that is nested too deeply, %s, is refused in words', async (_, value) => {
    const answer = await ask(anything, 'POST', '/api/anything', { body: `{"value":${value}}` });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'invalid_json',
      message: 'The body is nested too deeply: at most 64 lists and objects inside each other.',
    });
  });

  test('that is nested as deeply as is allowed, with brackets in its words, is read', async () => {
    const value = `${'['.repeat(63)}"${'[{'.repeat(100)}\\"["${']'.repeat(63)}`;
    expect((await ask(anything, 'POST', '/api/anything', { body: `{"value":${value}}` })).status).toBe(200);
  });

  test('that may be missing is read when it is there', async () => {
    expect(await (await ask(open, 'POST', '/api/open')).json()).toEqual({ body: null });
    const body = { sizes: [7] };
    expect(await (await ask(open, 'POST', '/api/open', { body })).json()).toEqual({ body });
    expect(
      (await ask(open, 'POST', '/api/open', { body: '7', headers: { 'Content-Type': 'text/plain' } })).status,
    ).toBe(415);
  });
});
