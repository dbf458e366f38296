import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoopbackAddress, listenOnLoopback } from '#stand-ins/listen-on-loopback.ts';
import { askPage } from './ask-page.ts';

let web: LoopbackAddress;
beforeAll(async () => {
  const server = createServer((request, response) => response.end(`${request.headers.host}${request.url}`));
  web = await listenOnLoopback(server, 0);
});
afterAll(() => web.close());

test('the place that was checked is connected to, whatever the address is called and wherever that name leads', async () => {
  const place = { address: '127.0.0.1', port: web.port, isSecure: false };
  const { body } = await askPage(new URL('https://10.0.0.7/pricing?of=one'), {
    place,
    headers: {},
    mostBytes: 100,
    signal: AbortSignal.timeout(4000),
  });
  expect(String(body)).toBe('10.0.0.7/pricing?of=one');
});
