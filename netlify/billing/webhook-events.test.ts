import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { isoWeek } from '#domain/value/iso-week.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { type PaymentEvent, deliver, eventsOf, subscriber } from '#testing/paying-person.ts';
import type { Person, SiteUnderTest } from '#testing/site-under-test.ts';
import { usePayments } from '#testing/use-payments.ts';
import { corePriceId } from './price-id.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
let stripe: Stripe;
const moments = usePayments((started) => ({ site, payments, stripe } = started));

const CUSTOMER = 'GET /v1/customers/:id';
let made = 0;
/** An event of Stripe's about somebody. */
const about = (type: string, object: object) =>
  ({ id: `evt_made_${(made += 1)}`, type, created: 1_790_000_000, data: { object } }) as unknown as PaymentEvent;
const eventKeys = () => Array.fromAsync(openStore('counted-events').list());
const noted = () => Array.fromAsync(openStore('payment-events').list());
const customerOf = async (person: Person) => (await person.stored()).customerId ?? '';

test.each(['customer.subscription.updated', 'checkout.session.completed', 'invoice.paid', 'invoice.payment_failed'])(
  '%s makes what is stored what Stripe says, and is noted; heard again, it asks nothing',
  async (type) => {
    const { person, subscription } = await subscriber(site, payments);
    const event = about(type, { customer: { id: await customerOf(person) } });
    expect(await deliver(event)).toBe(200);
    expect((await person.stored()).subscription).toMatchObject({ id: subscription, status: 'active' });
    expect(JSON.stringify((await openStore('payment-events').read(event.id))?.value)).toBe(
      JSON.stringify({ type, created: 1_790_000_000 }),
    );
    moments.reset();
    expect(await deliver(event)).toBe(200);
    expect(moments.asked).toEqual([]);
  },
);

test.each([
  ['invoice.paid', 'expired'],
  ['checkout.session.completed', 'expired'],
  ['customer.subscription.updated', 'open'],
])('after %s another checkout of the same person is %s', async (type, status) => {
  const { person } = await subscriber(site, payments);
  const customer = await customerOf(person);
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: await corePriceId(stripe, 'year'), quantity: 1 }],
    success_url: 'http://localhost:8888/dashboard',
  });
  await deliver(about(type, { customer }));
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe(status);
});

test('joining and cancelling count once each, a failed charge once in its own week', async () => {
  const { person, subscription } = await subscriber(site, payments);
  const before = new Set(await eventKeys());
  const added = async () => (await eventKeys()).filter((key) => !before.has(key)).map((key) => key.slice(0, -13));
  for (const event of eventsOf(payments, person)) await deliver(event);
  const week = isoWeek(new Date());
  expect(await added()).toEqual([`${week}-joined-month`]);
  await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
  for (const event of eventsOf(payments, person)) await deliver(event);
  const failed = about('invoice.payment_failed', { customer: await customerOf(person) });
  await Promise.all([deliver(failed), deliver(failed)]);
  const weekOfIt = isoWeek(new Date(1_790_000_000_000));
  expect((await added()).toSorted()).toEqual(
    [`${week}-cancelled`, `${week}-joined-month`, `${weekOfIt}-payment-failed`].toSorted(),
  );
});

test.each([
  ['about a customer who was deleted', (customer: string) => customer],
  ['without a customer', () => undefined],
  ['with a customer that is no reference', () => 7],
  ['with a customer without an id', () => ({ name: 'x' })],
])('one %s is noted and changes nobody', async (_, customerIn) => {
  const { person } = await subscriber(site, payments);
  const customer = await customerOf(person);
  await stripe.customers.del(customer);
  const event = about('customer.subscription.updated', { customer: customerIn(customer) });
  const [before, counted] = [await person.stored(), await eventKeys()];
  expect(await deliver(event)).toBe(200);
  expect(await noted()).toContain(event.id);
  expect([await person.stored(), await eventKeys()]).toEqual([before, counted]);
});

test('when Stripe does not say whose it is, it is refused and comes again', async () => {
  const { person } = await subscriber(site, payments);
  const event = about('invoice.paid', { customer: await customerOf(person) });
  moments.refuse(CUSTOMER, 400);
  expect(await deliver(event)).toBe(502);
  expect(await noted()).not.toContain(event.id);
  moments.reset();
  expect(await deliver(event)).toBe(200);
  expect((await person.stored()).subscription?.status).toBe('active');
});

test('other events ask nothing and are not noted', async () => {
  const { person } = await subscriber(site, payments);
  const event = about('customer.updated', { customer: await customerOf(person) });
  moments.reset();
  expect([await deliver(event), moments.asked]).toEqual([200, []]);
  expect(await noted()).not.toContain(event.id);
});

test('one whose note cannot be read counts as heard', async () => {
  const { person } = await subscriber(site, payments);
  const event = about('invoice.paid', { customer: await customerOf(person) });
  await openStore('payment-events').create(event.id, { of: 'another release' });
  moments.reset();
  expect([await deliver(event), moments.asked]).toEqual([200, []]);
});

test('a running subscription under another customer of theirs makes that one theirs; a dead one does not', async () => {
  const { person, subscription } = await subscriber(site, payments);
  const own = await customerOf(person);
  const other = await stripe.customers.create({ email: person.email, metadata: { user_id: person.id } });
  await deliver(about('customer.subscription.updated', { customer: other.id }));
  expect(await person.stored()).toMatchObject({ customerId: own, subscription: { id: subscription } });
  const { customer } = payments.control.subscribe({
    email: person.email,
    lookupKey: 'yak_core_yearly',
    metadata: { user_id: person.id },
  });
  await deliver(about('customer.subscription.updated', { customer }));
  expect(await person.stored()).toMatchObject({ customerId: customer, subscription: { interval: 'year' } });
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
});
