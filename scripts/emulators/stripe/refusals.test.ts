import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stripeUnderTest, stripeFor } from './stripe-under-test.ts';
import type { StripeUnderTest } from './stripe-under-test.ts';

const CHECKOUT = {
  mode: 'subscription',
  success_url: 'http://localhost:8888/',
  line_items: [{ price: 'price_pro_monthly_500', quantity: 1 }],
} as const;

let given: StripeUnderTest;
beforeAll(async () => {
  given = await stripeUnderTest();
});
afterAll(async () => {
  await given.close();
  expect(given.inspector.problems).toEqual([]);
});

/** Parameters that the SDK's types would not let through. */
const wrong = <Parameters>(parameters: object) => parameters as Parameters;

describe('parameters', () => {
  test('unknown', async () => {
    const request = given.stripe.customers.create(wrong({ emial: 'x' }));
    await expect(request).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'emial',
    });
  });

  test('unknown deep inside', async () => {
    const request = given.stripe.checkout.sessions.create(wrong({ ...CHECKOUT, line_items: [{ price: 'p', qty: 1 }] }));
    await expect(request).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'line_items[0][qty]',
    });
  });

  test('taken out of this version of the API', async () => {
    const request = given.stripe.checkout.sessions.create(wrong({ ...CHECKOUT, payment_method_types: ['card'] }));
    await expect(request).rejects.toMatchObject({ code: 'parameter_unknown', param: 'payment_method_types' });
  });

  test('outside their values', async () => {
    await expect(
      given.stripe.checkout.sessions.create({ ...CHECKOUT, line_items: [...CHECKOUT.line_items], mode: 'subscribe' }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'mode' });
    await expect(given.stripe.invoices.list({ limit: 101 })).rejects.toMatchObject({ statusCode: 400, param: 'limit' });
  });

  test('missing', async () => {
    const request = given.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_pro_monthly_500' }],
    });
    await expect(request).rejects.toMatchObject({ statusCode: 400, code: 'parameter_missing', param: 'success_url' });
  });

  test('that name nothing', async () => {
    const request = given.stripe.checkout.sessions.create({ ...CHECKOUT, line_items: [{ price: 'price_no' }] });
    await expect(request).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_missing',
      param: 'line_items[0][price]',
    });
    await expect(given.stripe.invoices.list({ starting_after: 'in_no' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  test('that expand too deep, or what cannot be expanded', async () => {
    const { subscription } = given.payments.control.subscribe({ email: 'x@acme.test', lookupKey: 'pro_monthly' });
    await expect(
      given.stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice.customer.a.b.c'] }),
    ).rejects.toThrow('more than 4 levels');
    await expect(
      given.stripe.subscriptions.retrieve(subscription, { expand: ['payment_intent'] }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'expand' });
  });
});

describe('addresses', () => {
  test('an id that nothing has', async () => {
    await expect(given.stripe.subscriptions.retrieve('sub_no')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  test('a part of Stripe that is not here is an error, not a success', async () => {
    await expect(given.stripe.coupons.create({ percent_off: 5 })).rejects.toMatchObject({
      statusCode: 404,
      type: 'StripeInvalidRequestError',
    });
  });
});

describe('who asks', () => {
  test('with another version of the API', async () => {
    const old = stripeFor(given.payments, { apiVersion: '2024-06-20' as typeof Stripe.API_VERSION });
    await expect(old.customers.create({})).rejects.toMatchObject({ statusCode: 400 });
  });

  test.each(['sk_live_acme', 'sk_test_other', 'rk_test_local'])('with the key %s', async (secretKey) => {
    await expect(stripeFor({ ...given.payments, secretKey }).customers.create({})).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  test('without a key', async () => {
    const answer = await fetch(`${given.payments.url}/v1/customers`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test.each(['acme.example', 'localhost.acme.example', '10.0.0.7'])('by the name %s', async (host) => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request({ host: '127.0.0.1', port: given.payments.port, path: '/', headers: { host } }, (answer) =>
        resolve(answer.resume().statusCode),
      ).end();
    });
    expect(status).toBe(403);
  });

  test('from a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await fetch(`${given.payments.url}/_control/advance`, {
      method: 'POST',
      headers,
      body: '{"seconds":1}',
    });
    expect(answer.status).toBe(403);
  });
});

describe('idempotency keys', () => {
  test('give the first answer again, and do nothing again', async () => {
    const options = { idempotencyKey: 'once' };
    const first = await given.stripe.customers.create({ email: 'once@acme.test' }, options);
    const again = await given.stripe.customers.create({ email: 'once@acme.test' }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect((await given.stripe.customers.list({ email: 'once@acme.test' })).data).toHaveLength(1);
  });

  test('refuse another request', async () => {
    const options = { idempotencyKey: 'other' };
    await given.stripe.customers.create({ email: 'a@acme.test' }, options);
    await expect(given.stripe.customers.create({ email: 'b@acme.test' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('keep a declined card, forget a mistaken request', async () => {
    const { id } = await given.stripe.customers.create({});
    const made = await given.stripe.subscriptions.create({
      customer: id,
      items: [{ price: 'price_pro_monthly_500' }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.payments'],
    });
    const intent = String((made.latest_invoice as Stripe.Invoice).payments?.data[0]?.payment.payment_intent);
    const decline = () =>
      given.stripe.paymentIntents.confirm(
        intent,
        { payment_method: 'pm_card_visa_chargeDeclined' },
        { idempotencyKey: 'declined' },
      );
    await expect(decline()).rejects.toMatchObject({ statusCode: 402 });
    await expect(decline()).rejects.toMatchObject({ statusCode: 402, headers: { 'idempotent-replayed': 'true' } });
    const [invoice] = (await given.stripe.invoices.list({ customer: id })).data;
    expect(invoice?.attempt_count).toBe(1);

    const options = { idempotencyKey: 'mistaken' };
    await expect(given.stripe.customers.create(wrong({ emial: 'x' }), options)).rejects.toMatchObject({
      statusCode: 400,
    });
    expect((await given.stripe.customers.create({ email: 'right@acme.test' }, options)).email).toBe('right@acme.test');
  });

  test('are forgotten after a day', async () => {
    const options = { idempotencyKey: 'day' };
    const first = await given.stripe.customers.create({ email: 'day@acme.test' }, options);
    given.payments.control.advance(24 * 3600 + 1);
    expect((await given.stripe.customers.create({ email: 'day@acme.test' }, options)).id).not.toBe(first.id);
  });
});

describe('lists', () => {
  test('come in pages, the newest first, in both directions', async () => {
    for (let number = 1; number <= 5; number += 1)
      await given.stripe.customers.create({ email: 'page@acme.test', name: `${number}` });
    const names = (page: Stripe.ApiList<Stripe.Customer>) => page.data.map(({ name }) => name);
    const first = await given.stripe.customers.list({ email: 'page@acme.test', limit: 2 });
    expect([names(first), first.has_more]).toEqual([['5', '4'], true]);
    const last = await given.stripe.customers.list({
      email: 'page@acme.test',
      limit: 3,
      starting_after: first.data[1]?.id ?? '',
    });
    expect([names(last), last.has_more]).toEqual([['3', '2', '1'], false]);
    const back = await given.stripe.customers.list({
      email: 'page@acme.test',
      limit: 1,
      ending_before: last.data[0]?.id ?? '',
    });
    expect([names(back), back.has_more]).toEqual([['4'], true]);
    const all = await given.stripe.customers
      .list({ email: 'page@acme.test', limit: 2 })
      .autoPagingToArray({ limit: 100 });
    expect(all).toHaveLength(5);
  });
});
