import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stripeUnderTest } from './stripe-under-test.ts';
import type { StripeUnderTest } from './stripe-under-test.ts';

const DAY = 86_400;
const MONTHLY = 'price_pro_monthly_500';
const YEARLY = 'price_pro_yearly_3900';

let given: StripeUnderTest;
beforeEach(async () => {
  given = await stripeUnderTest();
});
afterEach(async () => {
  await given.close();
  expect(given.inspector.problems).toEqual([]);
});

const subscribe = (lookupKey = 'pro_monthly') =>
  given.payments.control.subscribe({ email: 'ada@acme.test', lookupKey });
const periodEnd = ({ items }: Stripe.Subscription) => items.data[0]?.current_period_end ?? 0;

/** What a site does that lets a person pay without leaving it. */
async function getOrCreate(customer: string, price: string) {
  const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments'];
  const waiting = await given.stripe.subscriptions.list({
    customer,
    status: 'incomplete',
    limit: 1,
    expand: expand.map((path) => `data.${path}`),
  });
  const subscription =
    waiting.data[0] ??
    (await given.stripe.subscriptions.create({
      customer,
      items: [{ price }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand,
    }));
  const invoice = subscription.latest_invoice as Stripe.Invoice;
  const payment = invoice.payments?.data.find(({ is_default: isDefault }) => isDefault)?.payment;
  return {
    id: subscription.id,
    clientSecret: invoice.confirmation_secret?.client_secret ?? '',
    paymentIntentId: String(payment?.payment_intent),
  };
}

describe('a first payment without a page of ours', () => {
  test('the same person gets the same client secret twice', async () => {
    const { id } = await given.stripe.customers.create({ email: 'grace@acme.test' });
    const first = await getOrCreate(id, YEARLY);
    expect(first.clientSecret.startsWith(`${first.paymentIntentId}_secret_`)).toBe(true);
    expect(await getOrCreate(id, YEARLY)).toEqual(first);
  });

  test('paid in the browser, the subscription is active', async () => {
    const { id } = await given.stripe.customers.create({ email: 'grace@acme.test' });
    const waiting = await getOrCreate(id, YEARLY);
    expect((await given.stripe.subscriptions.retrieve(waiting.id)).status).toBe('incomplete');
    expect(given.payments.control.confirm(waiting.clientSecret)).toEqual({ paid: true });
    await given.payments.control.idle();
    expect(given.site.beliefs.get(waiting.id)).toMatchObject({ status: 'active' });
    expect((await given.stripe.paymentIntents.retrieve(waiting.paymentIntentId)).status).toBe('succeeded');
    expect((await getOrCreate(id, MONTHLY)).id).not.toBe(waiting.id);
  });

  test('declined, it waits on, and another card pays', async () => {
    const { id } = await given.stripe.customers.create({ email: 'grace@acme.test' });
    const { paymentIntentId, id: subscription } = await getOrCreate(id, MONTHLY);
    const declined = given.stripe.paymentIntents.confirm(paymentIntentId, {
      payment_method: 'pm_card_visa_chargeDeclined',
    });
    await expect(declined).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
    expect((await given.stripe.paymentIntents.retrieve(paymentIntentId)).last_payment_error?.code).toBe(
      'card_declined',
    );
    expect((await given.stripe.subscriptions.retrieve(subscription)).status).toBe('incomplete');
    await given.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    expect((await given.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  });

  test('not paid within 23 hours, it has expired and can be paid no more', async () => {
    const { id } = await given.stripe.customers.create({ email: 'grace@acme.test' });
    const { clientSecret, id: subscription } = await getOrCreate(id, MONTHLY);
    given.payments.control.advance(23 * 3600 + 1);
    expect((await given.stripe.subscriptions.retrieve(subscription)).status).toBe('incomplete_expired');
    expect((await given.stripe.invoices.list({ customer: id })).data[0]?.status).toBe('void');
    expect(() => given.payments.control.confirm(clientSecret)).toThrow(/canceled/);
  });
});

describe('renewal', () => {
  test('writes and charges an invoice each month, at its moment', async () => {
    const { customer, subscription } = subscribe();
    const before = await given.stripe.subscriptions.retrieve(subscription);
    given.payments.control.advance(100 * DAY);
    const after = await given.stripe.subscriptions.retrieve(subscription);
    const { data } = await given.stripe.invoices.list({ customer });
    expect(data.map(({ status, billing_reason: reason }) => [status, reason])).toEqual([
      ...Array.from({ length: 3 }, () => ['paid', 'subscription_cycle']),
      ['paid', 'subscription_create'],
    ]);
    expect(data[2]?.created).toBe(periodEnd(before));
    expect(periodEnd(after)).toBeGreaterThan(given.payments.control.now());
    await given.payments.control.idle();
    expect(given.site.beliefs.get(subscription)).toMatchObject({ status: 'active', end: periodEnd(after) });
  });

  test('that fails: past due at once, tried again, and paid when the card is changed', async () => {
    const { customer, subscription } = subscribe();
    given.payments.control.useCard(customer, '4000000000000341');
    given.payments.control.advance(32 * DAY);
    expect((await given.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
    const [open] = (await given.stripe.invoices.list({ customer, status: 'open' })).data;
    expect(open).toMatchObject({ attempt_count: 1, next_payment_attempt: (open?.created ?? 0) + 3 * DAY });
    await given.payments.control.idle();
    expect(given.site.log).toContain('invoice.payment_failed');
    expect(given.site.beliefs.get(subscription)?.status).toBe('past_due');

    given.payments.control.useCard(customer, '4242424242424242');
    given.payments.control.advance(3 * DAY);
    expect((await given.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect((await given.stripe.invoices.retrieve(open?.id ?? '')).status).toBe('paid');
  });

  test('that fails four times ends the subscription', async () => {
    const { customer, subscription } = subscribe();
    given.payments.control.useCard(customer, '4000000000000341');
    given.payments.control.advance(31 * DAY + 16 * DAY);
    expect(await given.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    const { data } = await given.stripe.invoices.list({ customer, status: 'open' });
    expect(data).toMatchObject([{ attempt_count: 4, next_payment_attempt: null }]);
  });

  test('that failed can be paid on the invoice page', async () => {
    const { customer, subscription } = subscribe();
    given.payments.control.useCard(customer, '4000000000000341');
    given.payments.control.advance(32 * DAY);
    const [open] = (await given.stripe.invoices.list({ customer, status: 'open' })).data;
    const page = open?.hosted_invoice_url ?? '';
    const card = { number: '4000000000009995', expiry: '12 / 40', cvc: '123' };
    expect(await (await given.post(page, card)).text()).toContain('Your card has insufficient funds.');
    expect((await given.post(page, { ...card, number: '4242424242424242' })).status).toBe(303);
    expect((await given.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  });
});

describe('cancellation', () => {
  test('at the end of the period: active until then, canceled after, nothing charged', async () => {
    const { customer, subscription } = subscribe();
    const asked = await given.stripe.subscriptions.update(subscription, {
      cancel_at_period_end: true,
      cancellation_details: { feedback: 'too_expensive' },
    });
    expect(asked).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: periodEnd(asked),
      cancellation_details: { feedback: 'too_expensive' },
    });
    given.payments.control.advance(32 * DAY);
    const ended = await given.stripe.subscriptions.retrieve(subscription);
    expect(ended).toMatchObject({ status: 'canceled', ended_at: periodEnd(asked) });
    expect((await given.stripe.invoices.list({ customer })).data).toHaveLength(1);
    await given.payments.control.idle();
    expect(given.site.log).toContain('customer.subscription.deleted');
    expect(given.site.beliefs.get(subscription)?.status).toBe('canceled');
    await expect(
      given.stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
    ).rejects.toMatchObject({ statusCode: 400 });
  });

  test('taken back in time, it renews', async () => {
    const { customer, subscription } = subscribe();
    await given.stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    const resumed = await given.stripe.subscriptions.update(subscription, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    given.payments.control.advance(32 * DAY);
    expect((await given.stripe.invoices.list({ customer })).data).toHaveLength(2);
  });

  test('set as a moment is lifted by an empty cancel_at, not by cancel_at_period_end', async () => {
    const { subscription } = subscribe();
    const set = await given.stripe.subscriptions.update(subscription, { cancel_at: 'min_period_end' });
    expect(set).toMatchObject({ cancel_at: periodEnd(set), cancel_at_period_end: false });
    expect((await given.stripe.subscriptions.update(subscription, { cancel_at_period_end: false })).cancel_at).toBe(
      periodEnd(set),
    );
    expect((await given.stripe.subscriptions.update(subscription, { cancel_at: '' })).cancel_at).toBeNull();
  });

  test('at once', async () => {
    const { customer, subscription } = subscribe();
    expect((await given.stripe.subscriptions.cancel(subscription)).status).toBe('canceled');
    expect((await given.stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await given.stripe.subscriptions.list({ customer, status: 'ended' })).data).toHaveLength(1);
    await expect(given.stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a customer', () => {
  test('is changed field by field', async () => {
    const { id } = await given.stripe.customers.create({
      email: 'ada@acme.test',
      metadata: { user: 'ada', note: 'old' },
    });
    const after = await given.stripe.customers.update(id, { name: 'Ada', metadata: { note: '', since: '2026' } });
    expect(after).toMatchObject({ email: 'ada@acme.test', name: 'Ada' });
    expect(after.metadata).toEqual({ user: 'ada', since: '2026' });
    expect((await given.stripe.customers.list({ email: 'ada@acme.test' })).data.map((customer) => customer.id)).toEqual(
      [id],
    );
  });

  test('deleted takes subscriptions, cards and open checkouts along, and leaves the invoices', async () => {
    const { customer, subscription } = subscribe();
    const session = await given.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: MONTHLY }],
      success_url: 'http://localhost:8888/',
    });
    expect(await given.stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
    expect(await given.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect((await given.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect((await fetch(session.url ?? '')).status).toBe(410);
    expect((await given.stripe.invoices.list({ customer })).data).toHaveLength(1);
    await expect(given.stripe.customers.update(customer, { name: 'Eve' })).rejects.toMatchObject({ statusCode: 404 });
    await expect(given.stripe.customers.listPaymentMethods(customer)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
