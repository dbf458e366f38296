import { createServer } from 'node:http';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import contact from '#netlify/functions/contact/contact.ts';
import { mailSettings } from '#netlify/env.ts';
import { openMailLine } from '#netlify/mail/send-mail.ts';
import { messages } from '#netlify/stores/message-store.ts';
import { formProof, honestBodies } from '#testing/honest-bodies.ts';
import { type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { leaveLittleRoom, listenOnLoopback } from '@yak/emulator-loopback';
import { startStripe } from '@yak/emulator-stripe';
import { products, yakAt } from './emulator-settings.ts';

/** What plays the services of others lives through a disk that is full, and goes on when there is room. */
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
});
afterEach(() => leaveLittleRoom(false));
afterAll(() => site.close());

function write(): Promise<Response> {
  const body = { ...honestBodies['/api/contact'], ...formProof(), message: 'Long words. '.repeat(400) };
  return ask(contact, 'POST', '/api/contact', { body });
}

test('the store says 503 and keeps what it has; it says why, and takes more once there is room', async () => {
  leaveLittleRoom(true);
  const answers: Response[] = [];
  do answers.push(await write());
  while (answers.at(-1)?.ok && answers.length < 100);
  const refused = answers.at(-1);
  expect([refused?.status, refused?.headers.has('Retry-After')]).toEqual([503, true]);
  expect(await refused?.json()).toMatchObject({ code: 'store_unavailable' });
  expect(site.logged).toContainEqual(expect.stringMatching(/^There is no room left on the disk/));
  expect(await messages.keys()).toHaveLength(answers.length - 1);
  leaveLittleRoom(false);
  expect((await write()).status).toBe(200);
});

test('the mail server asks to come back, and takes the mail once there is room', async () => {
  const mail = await site.startMail();
  const line = openMailLine(mailSettings()!);
  const letter = {
    key: 'one',
    to: { address: 'reader@yak.test' },
    subject: 'Hello',
    html: '',
    personal: 'reader@yak.test',
  };
  const send = () => line.send({ ...letter, text: 'Long words. '.repeat(20_000) });
  leaveLittleRoom(true);
  expect(await send()).toMatchObject({ ok: false, refusal: { status: 452 } });
  expect(await mail.list()).toEqual([]);
  leaveLittleRoom(false);
  expect(await send()).toEqual({ ok: true });
  expect(await mail.list()).toHaveLength(1);
  line.close();
});

test('payments refuse and change nothing; webhooks whose tries cannot be noted are sent again', async () => {
  let [heard, status] = [0, 500];
  const listener = await listenOnLoopback(
    createServer((request, response) => {
      heard += 1;
      request.resume();
      response.writeHead(status).end();
    }),
    0,
  );
  const payments = await startStripe({
    file: ':memory:',
    site: yakAt(site.origin),
    products,
    webhookUrl: `http://127.0.0.1:${listener.port}/`,
    webhookSecret: 'whsec_test',
    retryDelays: Array.from({ length: 2000 }, () => 0),
  });
  const { hostname: host, port } = new URL(payments.url);
  const stripe = new Stripe(payments.secretKey, {
    host,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const add = () => stripe.customers.create({ email: 'core@yak.test', metadata: { words: 'x'.repeat(400) } });
  await add();
  leaveLittleRoom(true);
  await vi.waitFor(() => expect(heard - payments.control.tries().length).toBeGreaterThan(1), { timeout: 60_000 });
  let made = 1;
  const refusal = await (async () => {
    for (; made < 500; made += 1) await add();
  })().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Stripe.errors.StripeError);
  leaveLittleRoom(false);
  status = 200;
  await payments.control.idle();
  expect(payments.control.tries().at(-1)?.status).toBe(200);
  expect(await Array.fromAsync(stripe.customers.list({ limit: 100 }))).toHaveLength(made);
  await add();
  await payments.close();
  await listener.close();
});
