import { type ServerResponse, createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { fetchWithTimeout, fetchWithin } from './fetch-with-timeout.ts';

/** What the server answers next; 0 hangs, and the last one is repeated. */
let statuses: number[] = [];
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers['if-match']}`);
  const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
  if (status !== 0) response.writeHead(status).end('body');
});
const { port, close } = await listenOnLoopback(server, 0);
const url = `http://127.0.0.1:${port}/`;
afterAll(close);

const put = { method: 'PUT', headers: { 'If-Match': '"1"' } };

test.each([
  ['a fault that passes is tried over', [503, 500, 200], 200, 3, null],
  ['an answer is an answer', [200], 200, 1, null],
  ['so is a condition that does not hold', [412], 412, 1, null],
  ['and nothing there', [404], 404, 1, null],
  ['three tries are enough', [500], 424, 3, 'gave up: status 500'],
  ['a conflict is tried over', [409], 424, 3, 'gave up: status 409'],
  ['and so is too many', [429], 424, 3, 'gave up: status 429'],
])('%s: %j', async (_, answers, status, tries, reason) => {
  [statuses, asked] = [[...answers], []];
  const response = await fetchWithTimeout(url, put);
  expect([response.status, response.headers.get('x-nf-error')]).toEqual([status, reason]);
  expect(asked).toEqual(Array.from({ length: tries }, () => 'PUT "1"'));
});

test('one that hangs is given up in the time that it was given, and one that is not there at once', async () => {
  [statuses, asked] = [[0], []];
  const response = await fetchWithin(120)(url, put);
  expect([response.status, response.headers.get('x-nf-error')]).toEqual([424, 'gave up: TimeoutError']);
  expect(asked).toHaveLength(1);
  expect((await fetchWithTimeout('http://127.0.0.1:1/')).headers.get('x-nf-error')).toBe('gave up: TypeError');
});

test('the pauses between tries add up, and who has no time left does not try at all', async () => {
  [statuses, asked] = [[500], []];
  const random = vi.spyOn(Math, 'random').mockReturnValue(1);
  const start = performance.now();
  await fetchWithTimeout(url);
  random.mockRestore();
  expect(performance.now() - start).toBeGreaterThan(220); // 75 and 150 ms
  expect((await fetchWithin(0)(url)).headers.get('x-nf-error')).toBe('gave up: no try');
  expect(asked).toHaveLength(3);
});

test.each<[string, (response: ServerResponse) => void, number, string | null, number]>([
  ['a page of HTML is no answer of a store', (answer) => page(answer, 200), 424, 'gave up: a page of HTML', 3],
  ['whatever says that nothing is there says so', (answer) => page(answer, 404), 404, null, 1],
  ['an empty answer is one, whatever it calls itself', (answer) => page(answer, 200, ''), 200, null, 1],
  [
    'an answer that ends half-way is none',
    (answer) => answer.writeHead(200, { 'content-length': 10 }).write('half', () => answer.destroy()),
    424,
    'gave up: TypeError',
    3,
  ],
])('%s', async (_, answer, status, reason, tries) => {
  let came = 0;
  const other = await listenOnLoopback(
    createServer((_request, response) => {
      came += 1;
      answer(response);
    }),
    0,
  );
  const response = await fetchWithTimeout(`http://127.0.0.1:${other.port}/`);
  expect([response.status, response.headers.get('x-nf-error'), came]).toEqual([status, reason, tries]);
  await other.close();
});

function page(answer: ServerResponse, status: number, words = '<title>Please wait</title>'): void {
  answer.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(words);
}
