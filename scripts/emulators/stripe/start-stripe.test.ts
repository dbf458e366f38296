import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ACCOUNT, stripeFor } from './stripe-under-test.ts';
import { startStripe } from './start-stripe.ts';
import type { StripeEmulator } from './start-stripe.ts';

const OPTIONS = { file: ':memory:', ...ACCOUNT, webhookSecret: 'whsec_test' };

let running: StripeEmulator[] = [];
afterEach(async () => {
  await Promise.all(running.map((payments) => payments.close()));
  running = [];
});

async function start(options: Partial<Parameters<typeof startStripe>[0]> = {}): Promise<StripeEmulator> {
  const payments = await startStripe({ ...OPTIONS, ...options });
  running.push(payments);
  return payments;
}

describe('starting', () => {
  test.each([
    ['NETLIFY', 'true'],
    ['NODE_ENV', 'production'],
  ])('is refused with %s=%s', async (name, value) => {
    await expect(start({ environment: { [name]: value } })).rejects.toThrow('moves no money');
  });

  test('is refused with a live key', async () => {
    await expect(start({ secretKey: 'sk_live_1' })).rejects.toThrow('must begin with sk_test_');
  });

  test('is refused on a file that another one holds, and frees its port', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emulator-stripe-'));
    const file = join(folder, 'payments.sqlite');
    const first = await start({ file });
    await expect(start({ file })).rejects.toThrow(`${file} is in use by another process`);
    await first.close();
    await start({ file });
    await Promise.all(running.map((payments) => payments.close()));
    await rm(folder, { recursive: true });
  });

  test('on a port that is taken says so and lets go of the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emulator-stripe-'));
    const file = join(folder, 'payments.sqlite');
    const { port } = await start();
    await expect(start({ port, file })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await (await start({ file })).close();
    await rm(folder, { recursive: true });
  });

  test('answers on loopback only', async () => {
    const { port } = await start();
    const others = Object.values(networkInterfaces()).flatMap((addresses) =>
      (addresses ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
    );
    for (const { address } of others) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  });

  test('without a webhook address keeps the events', async () => {
    const { control } = await start();
    control.subscribe({ email: 'ada@acme.test', lookupKey: 'pro_monthly' });
    await control.idle();
    expect(control.events().some(({ type }) => type === 'invoice.paid')).toBe(true);
    expect(control.tries()).toEqual([]);
  });
});

describe('another price for the same key', () => {
  test('takes over the lookup key; who pays the old one goes on paying it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emulator-stripe-'));
    const file = join(folder, 'payments.sqlite');
    const first = await start({ file });
    const { customer } = first.control.subscribe({ email: 'ada@acme.test', lookupKey: 'pro_monthly' });
    await first.close();

    const prices = [{ lookupKey: 'pro_monthly', amount: 750, interval: 'month' as const }];
    const second = await start({ file, products: [{ id: 'prod_pro', name: 'Acme Pro', prices }] });
    const stripe = stripeFor(second);
    const { data } = await stripe.prices.list({ lookup_keys: ['pro_monthly'] });
    expect(data.map(({ unit_amount: amount }) => amount)).toEqual([750]);
    second.control.advance(32 * 86_400);
    const invoices = await stripe.invoices.list({ customer });
    expect(invoices.data.map(({ total }) => total)).toEqual([500, 500]);
    await second.close();
    await rm(folder, { recursive: true });
  });
});

describe('orders by HTTP', () => {
  const order = (payments: StripeEmulator, name: string, body: unknown) =>
    fetch(`${payments.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) });

  test('turn the clock', async () => {
    const payments = await start();
    const before = payments.control.now();
    const answer = await order(payments, 'advance', { seconds: 86_400 });
    expect(answer.status).toBe(200);
    expect((await answer.json()) as object).toMatchObject({ now: expect.any(Number) });
    expect(payments.control.now() - before).toBeGreaterThanOrEqual(86_400);
  });

  test('make subscribers, change their cards, and hold webhooks back', async () => {
    const payments = await start({ webhookUrl: 'http://localhost:1/' });
    expect(await (await order(payments, 'webhooks', { held: true, copies: 2 })).json()).toMatchObject({
      manners: { held: true, copies: 2, order: 'made' },
    });
    const made = (await (
      await order(payments, 'subscribe', { email: 'ada@acme.test', lookupKey: 'pro_monthly' })
    ).json()) as { customer: string };
    expect((await order(payments, 'use-card', { customer: made.customer, card: '4000000000000341' })).status).toBe(200);
    const state = (await (await fetch(`${payments.url}/_control/state`)).json()) as object;
    expect(state).toMatchObject({ manners: { held: true }, tries: [] });
  });

  test.each([
    ['advance', { seconds: -1 }, 400],
    ['advance', { second: 1 }, 400],
    ['use-card', { customer: 'cus_no', card: 'pm_card_visa' }, 400],
    ['subscribe', { email: 'a@acme.test', lookupKey: 'no' }, 400],
    ['toString', {}, 404],
    ['explode', {}, 404],
  ])('refuse %s with %j', async (name, body, status) => {
    const payments = await start();
    expect((await order(payments, name, body)).status).toBe(status);
  });
});
