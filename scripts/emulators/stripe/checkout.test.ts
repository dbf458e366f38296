import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stripeUnderTest } from './stripe-under-test.ts';
import type { StripeUnderTest } from './stripe-under-test.ts';

const PAYS = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Ada' };

let given: StripeUnderTest;
beforeEach(async () => {
  given = await stripeUnderTest();
});
afterEach(async () => {
  await given.close();
  expect(given.inspector.problems).toEqual([]);
});

async function openCheckout(settings: { customer?: string; lookupKey?: string } = {}) {
  const { stripe } = given;
  const customer =
    settings.customer ?? (await stripe.customers.create({ email: 'ada@acme.test', metadata: { user: 'ada' } })).id;
  const prices = await stripe.prices.list({ lookup_keys: [settings.lookupKey ?? 'pro_monthly'] });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: 'ada',
    line_items: [{ price: prices.data[0]?.id ?? '', quantity: 1 }],
    subscription_data: { metadata: { user: 'ada' } },
    success_url: 'http://localhost:8888/dashboard?upgraded=1&session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:8888/subscribe',
  });
  return { customer, session, page: session.url ?? '' };
}

describe('prices', () => {
  test('are found by the lookup keys of data/plans.json', async () => {
    const { data } = await given.stripe.prices.list({ lookup_keys: ['pro_monthly', 'pro_yearly'] });
    const found = data.map(({ lookup_key, unit_amount, unit_amount_decimal, recurring }) => [
      lookup_key,
      unit_amount,
      unit_amount_decimal?.toString(),
      recurring?.interval,
    ]);
    expect(found).toEqual([
      ['pro_yearly', 3900, '3900', 'year'],
      ['pro_monthly', 500, '500', 'month'],
    ]);
    const product = await given.stripe.products.retrieve(String(data[0]?.product));
    expect(product.name).toBe('Acme Pro');
    expect((await given.stripe.prices.retrieve(data[0]?.id ?? '')).id).toBe(data[0]?.id);
  });
});

describe('checkout', () => {
  test('opens on a page of the emulator that says what is paid', async () => {
    const { session, page } = await openCheckout({ lookupKey: 'pro_yearly' });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', subscription: null, amount_total: 3900 });
    expect(page.startsWith(given.payments.url)).toBe(true);
    const answer = await fetch(page);
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain('Pay $39.00');
    expect(text).toContain('href="http://localhost:8888/subscribe"');
  });

  test('stays open and says why when the card is declined', async () => {
    const { session, page, customer } = await openCheckout();
    const answer = await given.post(page, { ...PAYS, number: '4000 0000 0000 0002' });
    expect(answer.status).toBe(402);
    expect(await answer.text()).toMatch(/<p role="alert">Your card was declined\.<\/p>/);
    expect((await given.stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await given.stripe.subscriptions.list({ customer, status: 'all' })).data).toEqual([]);
    expect((await given.post(page, PAYS)).status).toBe(303);
  });

  test.each([
    ['number', '1234', 'This is no test card'],
    ['expiry', '13 / 40', 'Write month and year'],
    ['expiry', '01 / 20', 'Your card has expired'],
    ['cvc', '12', 'The security code has 3 or 4 digits'],
  ])('marks the field %s when it holds %s', async (field, value, words) => {
    const { page } = await openCheckout();
    const text = await (await given.post(page, { ...PAYS, [field]: value })).text();
    expect(text).toContain(`id="${field}-problem">${words}`);
    expect(text).toMatch(
      new RegExp(`<input id="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-problem"`),
    );
  });

  test('paid: leads back, the session is complete, the subscription active', async () => {
    const { session, page, customer } = await openCheckout();
    const answer = await given.post(page, PAYS);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:8888/dashboard?upgraded=1&session=${session.id}`);
    const done = await given.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] });
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, client_reference_id: 'ada' });
    expect(done.subscription).toMatchObject({ status: 'active', customer, metadata: { user: 'ada' } });
    expect(done.line_items?.data[0]?.description).toBe('Acme Pro');
  });

  test('paid twice by a double click charges once', async () => {
    const { page, customer } = await openCheckout();
    await given.post(page, PAYS);
    expect((await given.post(page, PAYS)).status).toBe(303);
    expect((await given.stripe.invoices.list({ customer })).data).toHaveLength(1);
    expect(await (await fetch(page)).text()).toContain('Already paid');
  });

  test('paid: the site hears of it and believes it', async () => {
    const { session, page } = await openCheckout();
    await given.post(page, PAYS);
    await given.payments.control.idle();
    const wanted = [
      'customer.created',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'payment_intent.created',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ];
    expect(given.site.log).toEqual(expect.arrayContaining(wanted));
    const { subscription } = await given.stripe.checkout.sessions.retrieve(session.id);
    expect(given.site.beliefs.get(String(subscription))).toMatchObject({ status: 'active', isEnding: false });
  });

  test('paid: the card shows by brand, last four digits and expiry', async () => {
    const { page, customer } = await openCheckout();
    await given.post(page, PAYS);
    const { data } = await given.stripe.subscriptions.list({ customer, expand: ['data.default_payment_method'] });
    expect(data[0]?.default_payment_method).toMatchObject({
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
    });
    const methods = await given.stripe.customers.listPaymentMethods(customer);
    expect(methods.data.map(({ card }) => card?.last4)).toEqual(['4242']);
  });

  test('makes the customer when the session has none', async () => {
    const session = await given.stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_pro_monthly_500', quantity: 1 }],
      success_url: 'http://localhost:8888/',
    });
    expect(await (await given.post(session.url ?? '', PAYS)).text()).toContain('Write your mail address');
    expect((await given.post(session.url ?? '', { ...PAYS, email: 'new@acme.test' })).status).toBe(303);
    const { customer } = await given.stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] });
    expect(customer).toMatchObject({ email: 'new@acme.test' });
  });

  test('expires after a day and says so', async () => {
    const { session, page } = await openCheckout();
    given.payments.control.advance(24 * 3600 + 1);
    expect((await given.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    expect((await fetch(page)).status).toBe(410);
    expect((await given.post(page, PAYS)).status).toBe(410);
    expect(given.payments.control.events()[0]?.type).toBe('checkout.session.expired');
  });

  test('can be closed before anybody pays', async () => {
    const { session, page } = await openCheckout();
    expect((await given.stripe.checkout.sessions.expire(session.id)).status).toBe('expired');
    expect((await given.post(page, PAYS)).status).toBe(410);
    await expect(given.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('an invoice', () => {
  test('is listed and can be read and downloaded', async () => {
    const { page, customer } = await openCheckout();
    await given.post(page, PAYS);
    const { data } = await given.stripe.invoices.list({ customer });
    const [invoice] = data;
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 500,
      amount_due: 500,
      billing_reason: 'subscription_create',
    });
    expect((await given.stripe.invoices.retrieve(invoice?.id ?? '')).number).toBe(invoice?.number);
    expect(await (await fetch(invoice?.hosted_invoice_url ?? '')).text()).toContain(`Invoice ${invoice?.number}`);
    const pdf = await fetch(invoice?.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain(`${invoice?.number}.pdf`);
    expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain(
      '(1 × Acme Pro \\(at $5.00 / month\\)) Tj',
    );
  });
});
