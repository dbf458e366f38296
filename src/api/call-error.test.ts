import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { request } from './request.ts';

test('carries status, code and answer of our own server, and keeps the form of the message', () => {
  const body = '{"message":"Full.","code":"upgrade_required","requiresUpgrade":true}';
  const error = new CallError(403, body, 'Forbidden');
  expect([error.status, error.code, error.answer?.requiresUpgrade]).toEqual([403, 'upgrade_required', true]);
  expect(error.message).toBe(`403: ${body}`);
});

test.each([
  ['<html>', '502: <html>'],
  ['', '502: Bad Gateway'],
  ['{"message":5,"code":"internal"}', '502: {"message":5,"code":"internal"}'],
  ['null', '502: null'],
])('has no code when it was not our server that spoke: %j', (body, message) => {
  const error = new CallError(502, body, 'Bad Gateway');
  expect([error.code, error.answer, error.message]).toEqual([null, null, message]);
});

test('is what a request throws for an answer that is not 2xx', async () => {
  const server = createServer((_, response) => {
    response.writeHead(409, { 'content-type': 'application/json' });
    response.end('{"message":"Decided already.","code":"already_decided"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const refused = await request('GET', `http://127.0.0.1:${port}/`).catch((error: unknown) => error);
  server.close();
  expect(refused).toBeInstanceOf(CallError);
  expect(refused).toMatchObject({ status: 409, code: 'already_decided' });
});

test('a call that has no answer in time is given up', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(20));
  const refused = await request('GET', `http://127.0.0.1:${port}/`).catch((error: unknown) => error);
  expect(limit).toHaveBeenLastCalledWith(60_000);
  limit.mockRestore();
  server.close();
  server.closeAllConnections();
  expect(refused).toMatchObject({ name: 'TimeoutError' });
});
