import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stripeUnderTest } from './stripe-under-test.ts';
import type { StripeUnderTest } from './stripe-under-test.ts';

const RETURN_URL = 'http://localhost:8888/billing';
const MASTERCARD = { do: 'change-card', number: '5555 5555 5555 4444', expiry: '03 / 41', cvc: '321' };

let given: StripeUnderTest;
let customer: string;
let subscription: string;
beforeEach(async () => {
  given = await stripeUnderTest();
  ({ customer, subscription } = given.payments.control.subscribe({
    email: 'ada@acme.test',
    lookupKey: 'pro_monthly',
  }));
});
afterEach(async () => {
  await given.close();
  expect(given.inspector.problems).toEqual([]);
});

const portal = async () => (await given.stripe.billingPortal.sessions.create({ customer, return_url: RETURN_URL })).url;
const current = () => given.stripe.subscriptions.retrieve(subscription);

describe('the portal', () => {
  test('shows plan, card and invoices, and leads back', async () => {
    const text = await (await fetch(await portal())).text();
    expect(text).toContain('$5.00 per month');
    expect(text).toContain('Renews on');
    expect(text).toContain('Visa ending in 4242');
    expect(text).toMatch(/<a href="\/i\/in_[0-9a-f]+">/);
    expect(text).toContain(`href="${RETURN_URL}"`);
  });

  test('cancels at the end of the period as Stripe does in flexible billing mode: by cancel_at alone', async () => {
    const url = await portal();
    const answer = await given.post(url, { do: 'cancel', subscription });
    expect(answer.status).toBe(303);
    expect(await (await fetch(new URL(answer.headers.get('location') ?? '', url))).text()).toContain(
      'role="status">Your subscription was canceled',
    );
    const after = await current();
    expect(after).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: after.items.data[0]?.current_period_end,
    });
    expect(after.cancellation_details?.reason).toBe('cancellation_requested');
    await given.payments.control.idle();
    expect(given.site.beliefs.get(subscription)).toMatchObject({ status: 'active', isEnding: true });
  });

  test('takes a cancellation back', async () => {
    const url = await portal();
    await given.post(url, { do: 'cancel', subscription });
    expect(await (await fetch(url)).text()).toContain('Keep the subscription');
    await given.post(url, { do: 'resume', subscription });
    expect(await current()).toMatchObject({ cancel_at: null, canceled_at: null, cancel_at_period_end: false });
    await given.payments.control.idle();
    expect(given.site.beliefs.get(subscription)).toMatchObject({ isEnding: false });
  });

  test('changes the card for everything to come', async () => {
    await given.post(await portal(), MASTERCARD);
    const { default_payment_method: method } = await given.stripe.subscriptions.retrieve(subscription, {
      expand: ['default_payment_method'],
    });
    expect(method).toMatchObject({ card: { brand: 'mastercard', last4: '4444', exp_month: 3, exp_year: 2041 } });
    const owner = await given.stripe.customers.retrieve(customer, {
      expand: ['invoice_settings.default_payment_method'],
    });
    expect(owner).toMatchObject({ invoice_settings: { default_payment_method: { card: { last4: '4444' } } } });
  });

  test('refuses a card that its bank declines, and keeps the old one', async () => {
    const answer = await given.post(await portal(), { ...MASTERCARD, number: '4000000000000002' });
    expect(answer.status).toBe(402);
    const text = await answer.text();
    expect(text).toContain('role="alert">Your card was declined.');
    expect(text).toContain('Visa ending in 4242');
  });

  test('lets nobody touch the subscription of another customer', async () => {
    const other = given.payments.control.subscribe({ email: 'eve@acme.test', lookupKey: 'pro_monthly' });
    expect((await given.post(await portal(), { do: 'cancel', subscription: other.subscription })).status).toBe(404);
    expect(await given.stripe.subscriptions.retrieve(other.subscription)).toMatchObject({ cancel_at: null });
  });

  test('is open for an hour', async () => {
    const url = await portal();
    given.payments.control.advance(3601);
    expect((await fetch(url)).status).toBe(410);
    expect((await given.post(url, { do: 'cancel', subscription })).status).toBe(410);
    expect(await current()).toMatchObject({ cancel_at: null });
  });
});

describe('a visit for one thing', () => {
  test('changes the card and leads to where it shall', async () => {
    const after = `${RETURN_URL}?card=changed`;
    const { url, flow } = await given.stripe.billingPortal.sessions.create({
      customer,
      return_url: RETURN_URL,
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: after } },
      },
    });
    expect(flow).toMatchObject({
      type: 'payment_method_update',
      after_completion: { redirect: { return_url: after } },
    });
    expect(await (await fetch(url)).text()).not.toContain('<h2>Plan</h2>');
    expect((await given.post(url, MASTERCARD)).headers.get('location')).toBe(after);
  });

  test('cancels the one subscription it is for', async () => {
    const flow = { type: 'subscription_cancel' as const, subscription_cancel: { subscription } };
    const { url } = await given.stripe.billingPortal.sessions.create({
      customer,
      return_url: RETURN_URL,
      flow_data: flow,
    });
    expect(await (await fetch(url)).text()).not.toContain('<h2>Card</h2>');
    await given.post(url, { do: 'cancel', subscription });
    expect((await current()).cancel_at).not.toBeNull();
  });

  test('is not given for the subscription of another customer', async () => {
    const other = given.payments.control.subscribe({ email: 'eve@acme.test', lookupKey: 'pro_monthly' });
    const flow = { type: 'subscription_cancel' as const, subscription_cancel: { subscription: other.subscription } };
    await expect(given.stripe.billingPortal.sessions.create({ customer, flow_data: flow })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});
