import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import webhook from '#netlify/functions/stripe-webhook/stripe-webhook.ts';
import { requestOf, type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';

let site: SiteUnderTest;
let secret: string;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  await site.startPayments();
  secret = site.environment['STRIPE_WEBHOOK_SECRET'] ?? '';
});
afterAll(() => site.close());

const payload = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'product.updated',
  created: 1,
  data: { object: { id: 'prod_1' } },
});
const sign = (ageSeconds: number, by = secret, what = payload) =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload: what,
    secret: by,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  });
const send = async (signature: string | null, body = payload) =>
  (
    await webhook(
      requestOf('POST', '/api/stripe-webhook', {
        body,
        headers: { 'Stripe-Signature': signature, Origin: null, 'Sec-Fetch-Site': null },
      }),
    )
  ).status;

const about = (object: object, id: string) =>
  JSON.stringify({ id, object: 'event', type: 'invoice.paid', created: 1, data: { object } });

test('one about a customer whom nobody knows is answered 200 and noted, so that it does not come for days (B9)', async () => {
  for (const [id, customer] of [
    ['evt_stranger', 'cus_of_another_product'],
    ['evt_nobody', null],
  ] as const) {
    const body = about({ id: 'in_1', object: 'invoice', customer }, id);
    expect(await send(await sign(0, secret, body), body)).toBe(200);
    expect(await site.snapshot()).toContain(`payment-events ${id} `);
  }
});

test.each([
  ['without data', { id: 'evt_3', type: 'invoice.paid', created: 1 }],
  ['with empty data', { id: 'evt_3', type: 'invoice.paid', created: 1, data: {} }],
  ['without an id', { type: 'invoice.paid', created: 1, data: { object: {} } }],
  ['with an id that no store takes', { id: '../x', type: 'invoice.paid', created: 1, data: { object: {} } }],
  ['that is a list', []],
  ['that is null', null],
])('a signed message %s is refused as malformed and not as our failure (B9)', async (_, message) => {
  const before = await site.snapshot();
  const body = JSON.stringify(message);
  expect(await send(await sign(0, secret, body), body)).toBe(400);
  expect(await site.snapshot()).toBe(before);
});

test('a signed message that is no JSON is refused', async () =>
  expect(await send(await sign(0, secret, '{'), '{')).toBe(400));

test.each([299, -58])('a message signed %i s ago is heard', async (age) =>
  expect(await send(await sign(age))).toBe(200),
);

test.each([
  ['signed 301 s ago', () => sign(301).then((signature) => send(signature))],
  ['signed a minute ahead of time', () => sign(-64).then((signature) => send(signature))],
  ['signed an hour ahead of time', () => sign(-3600).then((signature) => send(signature))],
  ['signed with another secret', () => sign(0, 'whsec_another').then((signature) => send(signature))],
  ['tampered with', () => sign(0).then((signature) => send(signature, payload.replace('evt_1', 'evt_2')))],
  [
    'written again with other spaces',
    () => sign(0).then((signature) => send(signature, JSON.stringify(JSON.parse(payload), null, 1))),
  ],
  ['signed in an unknown scheme', () => sign(0).then((signature) => send(signature.replace('v1=', 'v0=')))],
  ['with a signature cut short', () => sign(0).then((signature) => send(signature.slice(0, -1)))],
  ['with an empty signature', () => send('')],
  ['without a signature', () => send(null)],
  ['with the signature of another message', () => sign(0, secret, '{}').then((signature) => send(signature))],
] as const)('a message %s is refused', async (_, sent) => expect(await sent()).toBe(400));
