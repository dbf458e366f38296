import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withSettings } from '#local/with-settings.ts';
import { ownCertificate, trust } from '#testing/own-certificate.ts';
import { openMailLine } from './send-mail.ts';

const certificate = ownCertificate();
const received: string[] = [];
const server = new SMTPServer({
  ...certificate,
  secure: true,
  authOptional: true,
  onData: (stream, _session, done) => void text(stream).then((mail) => done(null, void received.push(mail))),
});
server.on('error', () => undefined); // a client that hangs up while it says hello
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.server.address() as { port: number }).port;
});
afterAll(() => new Promise<void>((resolve) => void server.close(resolve)));

async function send(key: string): Promise<boolean> {
  const smtp = new URL(`smtps://localhost:${port}`);
  const line = openMailLine({ smtp, from: 'Yak <yak@yak.test>', teamInbox: 'team@yak.test' });
  const mail = {
    key,
    to: { address: 'reader@yak.test' },
    subject: 'Hello',
    text: key,
    html: key,
    personal: 'reader@yak.test',
  };
  const { ok } = await withSettings({ URL: 'https://yak.test' }, () => line.send(mail));
  line.close();
  return ok;
}

test('a mail goes by TLS to a server whose certificate somebody vouches for', async () => {
  const distrust = trust(certificate);
  try {
    expect(await send('vouched for')).toBe(true);
  } finally {
    distrust();
  }
  expect(received).toEqual([expect.stringContaining('vouched for')]);
});

test('to any other server no mail goes, and no password', async () => {
  expect(await send('nobody’s')).toBe(false);
  expect(received).toHaveLength(1);
});
