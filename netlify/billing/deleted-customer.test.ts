import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { Billing } from '#api/billing.contract.ts';
import billing from '#netlify/functions/billing/billing.ts';
import checkout from '#netlify/functions/create-checkout-session/create-checkout-session.ts';
import portal from '#netlify/functions/create-customer-portal/create-customer-portal.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { deliver, payByCard, subscriber } from '#testing/paying-person.ts';
import { ask, type Person, type SiteUnderTest } from '#testing/site-under-test.ts';
import { usePayments } from '#testing/use-payments.ts';

const MONTHLY = { interval: 'month' };

let site: SiteUnderTest;
let payments: StripeEmulator;
let stripe: Stripe;
const moments = usePayments((started) => ({ site, payments, stripe } = started));

/** Somebody on Core whom somebody at Stripe's desk has deleted; and the id they had there. */
async function deletedPerson(): Promise<{ person: Person; customer: string }> {
  const { person } = await subscriber(site, payments);
  const { customerId: customer } = await person.stored();
  if (!customer) throw new Error('A subscriber without a customer.');
  expect((await billingOf(person)).isPremium).toBe(true);
  await stripe.customers.del(customer);
  return { person, customer };
}

async function billingOf(person: Person): Promise<Billing> {
  const answer = await ask(billing, 'GET', '/api/billing', { person });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Billing;
}

const deletionOf = (customer: string) => {
  const event = payments.control
    .events()
    .find(({ type, data }) => type === 'customer.deleted' && 'id' in data.object && data.object.id === customer);
  if (!event) throw new Error(`Nobody heard that ${customer} was deleted.`);
  return event;
};

test('billing says that nothing runs any more, and shows what was paid', async () => {
  const { person } = await deletedPerson();
  expect(await billingOf(person)).toMatchObject({ isPremium: false, card: null, status: 'canceled' });
  expect((await billingOf(person)).invoices).toHaveLength(1);
});

test.each([
  ['subscriptions', 'GET /v1/subscriptions', { isPremium: false, card: null, status: null }],
  ['invoices', 'GET /v1/invoices', { isPremium: false, card: null, invoices: [] }],
])('billing holds when Stripe lists no %s of a deleted customer', async (_, route, shown) => {
  const { person } = await deletedPerson();
  moments.refuse(route, 404);
  expect(await billingOf(person)).toMatchObject(shown);
});

test('one that Stripe never had may be one of another account: nothing is changed', async () => {
  const { person } = await subscriber(site, payments);
  expect((await billingOf(person)).isPremium).toBe(true);
  await changeUser(person.id, (user) => ({ write: { ...user, customerId: 'cus_elsewhere' }, outcome: null }));
  moments.refuse('GET /v1/subscriptions', 404);
  const before = await person.stored();
  expect((await ask(billing, 'GET', '/api/billing', { person })).status).toBe(502);
  expect((await ask(checkout, 'POST', '/api/create-checkout-session', { person, body: MONTHLY })).status).toBe(502);
  expect(await person.stored()).toEqual(before);
});

test('the event of the deletion ends what is stored, of nobody else', async () => {
  const { person, customer } = await deletedPerson();
  const { person: other } = await subscriber(site, payments);
  const before = await other.stored();
  expect((await person.stored()).subscription?.status).toBe('active');
  expect(await deliver(deletionOf(customer))).toBe(200);
  expect((await person.stored()).subscription?.status).toBe('canceled');
  expect(await other.stored()).toEqual(before);
});

test('the event of a customer whom we did not make is noted and changes nobody', async () => {
  const { id } = await stripe.customers.create({ email: 'nobody@yak.test' });
  await stripe.customers.del(id);
  moments.reset();
  expect(await deliver(deletionOf(id))).toBe(200);
  expect(moments.asked).toEqual([]);
});

test('the portal says that there is nothing to manage', async () => {
  const { person } = await deletedPerson();
  const answer = await ask(portal, 'POST', '/api/create-customer-portal', { person });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'no_subscription',
    message: 'Our payment provider has deleted your card and invoices, so there is nothing to manage.',
  });
});

test('who was deleted can pay again, as one new customer however often the button is pressed', async () => {
  const { person, customer } = await deletedPerson();
  const open = () => ask(checkout, 'POST', '/api/create-checkout-session', { person, body: MONTHLY });
  const answers = await Promise.all([open(), open()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { customerId } = await person.stored();
  expect(customerId).not.toBe(customer);
  const made = await stripe.customers.list({ email: person.email });
  expect(made.data.map(({ id }) => id)).toEqual([customerId]);

  const { url } = (await (await open()).json()) as { url: string };
  await payByCard(url);
  expect(await billingOf(person)).toMatchObject({ isPremium: true, status: 'active' });
});
