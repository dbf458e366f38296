import { createServer } from 'node:https';
import { afterAll, expect, test } from 'vitest';
import { listenOnLoopback } from '@yak/emulator-loopback';
import { ownCertificate, trust } from '#testing/own-certificate.ts';
import { AskFailure, askPage } from './ask-page.ts';

const certificate = ownCertificate();
const server = createServer({ ...certificate }, (request, response) => response.end(`page of ${request.headers.host}`));
const { port, close } = await listenOnLoopback(server, 0);
afterAll(close);

function ask(address: string): Promise<string> {
  const place = { address: '127.0.0.1', port };
  const options = { place, headers: {}, mostBytes: 1000, signal: AbortSignal.timeout(5000) };
  return askPage(new URL(address), options).then(({ body }) => body.toString());
}

test('a page by https is read from the place that was checked, under the name that its certificate has', async () => {
  const distrust = trust(certificate);
  try {
    expect(await ask('https://localhost/pricing')).toBe('page of localhost');
    await expect(ask('https://maker.example/pricing')).rejects.toBeInstanceOf(AskFailure);
  } finally {
    distrust();
  }
});

test('a server whose certificate nobody vouches for is not read', async () => {
  await expect(ask('https://localhost/pricing')).rejects.toMatchObject({ reason: 'no_answer' });
});
