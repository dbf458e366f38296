import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ACCOUNT, WEBHOOK_SECRET, stripeUnderTest, stripeFor } from './stripe-under-test.ts';
import type { StripeUnderTest } from './stripe-under-test.ts';
import { startStripe } from './start-stripe.ts';

let given: StripeUnderTest;
beforeEach(async () => {
  given = await stripeUnderTest();
});
afterEach(async () => {
  await given.close();
  expect(given.inspector.problems).toEqual([]);
});

const subscribe = () => given.payments.control.subscribe({ email: 'ada@acme.test', lookupKey: 'pro_monthly' });
/** What Stripe tells of a subscription that begins and is paid, in its order. */
const STORY = [
  'customer.created',
  'customer.subscription.created',
  'invoice.created',
  'invoice.finalized',
  'payment_intent.created',
  'payment_method.attached',
  'payment_intent.succeeded',
  'invoice_payment.paid',
  'invoice.paid',
  'invoice.payment_succeeded',
  'customer.subscription.updated',
];

describe('delivery', () => {
  test('is in order, each event once', async () => {
    subscribe();
    await given.payments.control.idle();
    expect(given.site.log).toEqual(STORY);
  });

  test('is tried again until the site acknowledges it', async () => {
    given.site.failNext(3);
    const { subscription } = subscribe();
    await given.payments.control.idle();
    expect(given.site.log.slice(0, 3)).toEqual(STORY.slice(0, 3).map((type) => `failed ${type}`));
    expect(given.site.log.toSorted()).toEqual([...STORY, ...given.site.log.slice(0, 3)].toSorted());
    expect(given.site.beliefs.get(subscription)?.status).toBe('active');
  });

  test('gives an event up after the last try, and the API still tells of it', async () => {
    given.site.failNext(5);
    await given.stripe.customers.create({ email: 'ada@acme.test' });
    await given.payments.control.idle();
    expect(given.payments.control.tries().map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
    const { data } = await given.stripe.events.list({ delivery_success: false });
    expect(data).toMatchObject([{ type: 'customer.created', pending_webhooks: 1 }]);
    given.payments.control.redeliver(data[0]?.id ?? '');
    await given.payments.control.idle();
    expect((await given.stripe.events.list({ delivery_success: false })).data).toEqual([]);
    expect((await given.stripe.events.retrieve(data[0]?.id ?? '')).pending_webhooks).toBe(0);
  });

  test('in copies: the site acts once', async () => {
    given.payments.control.webhooks({ copies: 3 });
    subscribe();
    await given.payments.control.idle();
    expect(given.site.log.filter((entry) => entry.startsWith('again'))).toHaveLength(2 * STORY.length);
    expect(given.site.log.filter((entry) => !entry.startsWith('again'))).toEqual(STORY);
  });

  test.each(['reversed', 'shuffled', 'at-once'] as const)(
    '%s, in copies and with failures: the site still believes the truth',
    async (order) => {
      given.payments.control.webhooks({ copies: 2, order });
      given.site.failNext(2);
      const { customer, subscription } = subscribe();
      await given.payments.control.idle();
      expect(given.site.beliefs.get(subscription)?.status).toBe('active');
      if (order === 'reversed') expect(given.site.log[0]).toBe('failed customer.subscription.updated');
      await given.stripe.customers.del(customer);
      await given.payments.control.idle();
      expect(given.site.beliefs.get(subscription)?.status).toBe('canceled');
    },
  );

  test('held back, then let go in reverse', async () => {
    given.payments.control.webhooks({ held: true });
    subscribe();
    await given.payments.control.idle();
    expect(given.site.log).toEqual([]);
    given.payments.control.webhooks({ held: false, order: 'reversed' });
    await given.payments.control.idle();
    expect(given.site.log).toEqual(STORY.toReversed());
  });

  test('late', async () => {
    given.payments.control.webhooks({ delay: 150 });
    const start = performance.now();
    await given.stripe.customers.create({});
    await given.payments.control.idle();
    expect(given.site.log).toEqual(['customer.created']);
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  test('lost: the site never hears, the API tells all the same', async () => {
    given.payments.control.webhooks({ lost: true });
    const { customer } = subscribe();
    given.payments.control.webhooks({ lost: false });
    await given.payments.control.idle();
    expect(given.site.log).toEqual([]);
    const { data } = await given.stripe.events.list({
      types: ['customer.created', 'invoice.paid'],
      delivery_success: false,
    });
    expect(data.map(({ type }) => type)).toEqual(['invoice.paid', 'customer.created']);
    expect(data[1]?.data.object).toMatchObject({ id: customer });
  });

  test('tells what an update has changed', async () => {
    const { subscription } = subscribe();
    await given.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    const [event] = (await given.stripe.events.list({ type: 'customer.subscription.updated' })).data;
    expect(event?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    expect(event?.request).toMatchObject({ id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) });
  });
});

describe('events by time', () => {
  test('are listed from a moment on', async () => {
    await given.stripe.customers.create({ email: 'early@acme.test' });
    const moment = given.payments.control.advance(3600);
    await given.stripe.customers.create({ email: 'late@acme.test' });
    const { data } = await given.stripe.events.list({ created: { gte: moment } });
    expect(data.map((event) => event.data.object)).toMatchObject([{ email: 'late@acme.test' }]);
  });
});

describe('a signature', () => {
  const { webhooks } = new Stripe('sk_test_verifies_only');
  const sign = (payload: string, settings: { secret?: string; age?: number } = {}) =>
    webhooks.generateTestHeaderStringAsync({
      payload,
      secret: settings.secret ?? WEBHOOK_SECRET,
      timestamp: Math.floor(Date.now() / 1000) - (settings.age ?? 0),
    });
  const open = (payload: string, header: string) => webhooks.constructEventAsync(payload, header, WEBHOOK_SECRET);
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    data: { object: { total: 500 } },
  });

  test('of a fresh event is good', async () => {
    expect((await open(payload, await sign(payload))).id).toBe('evt_1');
    expect((await open(payload, await sign(payload, { age: 299 }))).id).toBe('evt_1');
  });

  test.each([
    ['of another body', async () => [payload.replace('500', '1'), await sign(payload)]],
    ['of the same body written again', async () => [JSON.stringify(JSON.parse(payload), null, 2), await sign(payload)]],
    ['with another secret', async () => [payload, await sign(payload, { secret: 'whsec_other' })]],
    ['that is 301 seconds old', async () => [payload, await sign(payload, { age: 301 })]],
    ['that is missing', async () => [payload, '']],
  ])('%s is refused', async (_name, made) => {
    const [body = '', header = ''] = await made();
    await expect(open(body, header)).rejects.toMatchObject({ type: 'StripeSignatureVerificationError' });
  });

  test('is made with the time of the machine, however far the clock was turned', async () => {
    given.payments.control.advance(90 * 86_400);
    await given.stripe.customers.create({});
    await given.payments.control.idle();
    expect(given.site.log).toEqual(['customer.created']);
  });
});

describe('a restart', () => {
  test('forgets nothing, and brings what was not delivered', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emulator-stripe-'));
    const options = {
      file: join(folder, 'inner', 'payments.sqlite'),
      ...ACCOUNT,
      webhookUrl: given.site.url,
      webhookSecret: WEBHOOK_SECRET,
    };
    const first = await startStripe(options);
    first.control.webhooks({ held: true });
    const moment = first.control.advance(10 * 86_400);
    const { customer, subscription } = first.control.subscribe({ email: 'ada@acme.test', lookupKey: 'pro_yearly' });
    const key = { idempotencyKey: 'before' };
    const made = await stripeFor(first).customers.create({ email: 'once@acme.test' }, key);
    await first.close();
    expect(given.site.log).toEqual([]);

    const second = await startStripe(options);
    try {
      const stripe = stripeFor(second);
      given.site.ask(stripe);
      await second.control.idle();
      expect(given.site.log).toEqual([...STORY, 'customer.created']);
      expect(given.site.beliefs.get(subscription)?.status).toBe('active');
      expect(second.control.now()).toBeGreaterThanOrEqual(moment);
      expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('active');
      expect((await stripe.customers.create({ email: 'once@acme.test' }, key)).id).toBe(made.id);
      const [invoice] = (await stripe.invoices.list({ customer })).data;
      expect(invoice?.hosted_invoice_url?.startsWith(second.url)).toBe(true);
      expect((await fetch(invoice?.hosted_invoice_url ?? '')).status).toBe(200);
    } finally {
      await second.close();
      await rm(folder, { recursive: true });
    }
  });

  test('tries again what the site had not acknowledged when the emulator stopped', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emulator-stripe-'));
    const options = {
      file: join(folder, 'payments.sqlite'),
      ...ACCOUNT,
      webhookSecret: WEBHOOK_SECRET,
      retryDelays: [3_600_000],
    };
    const first = await startStripe({ ...options, webhookUrl: 'http://localhost:1/nobody-listens' });
    first.control.subscribe({ email: 'ada@acme.test', lookupKey: 'pro_monthly' });
    while (first.control.tries().length < STORY.length) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(new Set(first.control.tries().map(({ status }) => status))).toEqual(new Set([0]));
    await first.close();

    const second = await startStripe({ ...options, webhookUrl: given.site.url });
    given.site.ask(stripeFor(second));
    await second.control.idle();
    await second.close();
    await rm(folder, { recursive: true });
    expect(given.site.log).toEqual(STORY);
  });
});
