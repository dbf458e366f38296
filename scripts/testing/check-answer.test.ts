import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Contract } from '#api/contract.ts';
import { checkAnswer } from './check-answer.ts';

const statuses = [200, 200, 200, 200] as const;
const contract = {
  path: '/api/things',
  methods: {
    GET: { who: 'anyone', out: z.object({ things: z.array(z.object({ id: z.number() })) }), statuses },
    POST: { who: 'anyone', out: null, refusal: z.strictObject({ rows: z.array(z.number()) }), statuses },
    PUT: { who: 'anyone', out: z.object({}), orFile: true, statuses },
  },
} as const satisfies Contract;
const check = (method: string, answer: Response) => checkAnswer(contract, method, answer);
const refused = { message: 'There is nothing here.', code: 'not_found' };

test('JSON that is as described passes, and can still be read', async () => {
  const answer = Response.json({ things: [{ id: 1 }] });
  await check('GET', answer);
  expect(await answer.json()).toEqual({ things: [{ id: 1 }] });
});

test.each<[string, string, Response]>([
  ['a field that is missing', 'GET', Response.json({})],
  ['a field too many', 'GET', Response.json({ things: [], isPremium: true })],
  ['a field too many, however deep', 'GET', Response.json({ things: [{ id: 1, address: 'ann@yak.test' }] })],
  ['another type', 'GET', Response.json({ things: [{ id: '1' }] })],
  ['no JSON where JSON is described', 'GET', new Response('<p>')],
  ['JSON where none is described', 'POST', Response.json({})],
  ['a refusal without a code', 'GET', Response.json({ message: 'No.' }, { status: 404 })],
  ['a refusal that says more than is described', 'GET', Response.json({ ...refused, rows: [1] }, { status: 409 })],
  ['a described refusal with another type', 'POST', Response.json({ rows: ['1'] }, { status: 422 })],
])('%s is told with the call', async (_, method, answer) => {
  await expect(check(method, answer)).rejects.toThrow(`${method} /api/things answered ${answer.status}`);
});

test.each<[string, string, Response]>([
  ['a refusal in words', 'GET', Response.json(refused, { status: 404 })],
  ['a refusal with what is described besides', 'POST', Response.json({ rows: [1] }, { status: 422 })],
  ['a refusal in words where more may be said', 'POST', Response.json(refused, { status: 404 })],
  ['a page where none answers in JSON', 'POST', new Response('<p>')],
  ['a file where one may come', 'PUT', new Response('a,b')],
  ['a file of JSON', 'PUT', Response.json([], { headers: { 'Content-Disposition': 'attachment' } })],
  ['what is as it was', 'GET', new Response(null, { status: 304 })],
  ['HEAD', 'HEAD', new Response(null)],
  ['a method that the contract does not name', 'PATCH', Response.json(refused, { status: 405 })],
])('%s passes', (_, method, answer) => check(method, answer));
