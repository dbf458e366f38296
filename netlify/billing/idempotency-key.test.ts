import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import checkout from '#netlify/functions/create-checkout-session/create-checkout-session.ts';
import pending from '#netlify/functions/get-or-create-subscription/get-or-create-subscription.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import { ask, type Person, type SiteUnderTest } from '#testing/site-under-test.ts';
import { usePayments } from '#testing/use-payments.ts';
import { readSourceFiles } from '../../scripts/checks/source-files.ts';
import { idempotencyKey } from './idempotency-key.ts';

let site: SiteUnderTest;
let stripe: Stripe;
usePayments((started) => ({ site, stripe } = started));

const openCheckout = (person: Person) =>
  ask(checkout, 'POST', '/api/create-checkout-session', { person, body: { interval: 'month' } });
const payHere = (person: Person) => ask(pending, 'POST', '/api/get-or-create-subscription', { person });
const customersOf = async ({ email }: Person) => (await stripe.customers.list({ email })).data.map(({ id }) => id);
/** As if our own write had been lost right after the customer was made. */
const forgetCustomerId = (person: Person, change = {}) =>
  changeUser(person.id, (user) => ({ write: { ...user, customerId: null, ...change }, outcome: null }));

test.each([
  ['checkout', openCheckout],
  ['the payment form', payHere],
])('%s opens, with the same customer, when that was made, its note was lost and the name changed', async (_, open) => {
  const person = await site.signUp();
  expect((await open(person)).status).toBe(200);
  const { customerId } = await person.stored();
  await forgetCustomerId(person, { firstName: 'Another', lastName: 'Name' });
  expect((await open(person)).status).toBe(200);
  expect([(await person.stored()).customerId]).toEqual([customerId]);
  expect(await customersOf(person)).toEqual([customerId]);
});

test('a customer of an earlier account of the same person is not taken over', async () => {
  const person = await site.signUp();
  expect((await openCheckout(person)).status).toBe(200);
  const [first] = await customersOf(person);
  await forgetCustomerId(person, { createdAt: '2026-11-01T00:00:00.000Z' });
  expect((await openCheckout(person)).status).toBe(200);
  expect((await person.stored()).customerId).not.toBe(first);
});

test('the same content has one key, any other and any other turn another', () => {
  const content = { invoice: 'in_1', amount: 500 };
  const keys = [
    idempotencyKey('double', content),
    idempotencyKey('double', { ...content, amount: 300 }),
    idempotencyKey('double', content, 'again'),
    idempotencyKey('pending', content),
  ];
  expect(idempotencyKey('double', { invoice: 'in_1', amount: 500 })).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
  expect(keys.every((key) => /^[a-z]+-[0-9a-f]{40}$/.test(key))).toBe(true);
});

test('every key that we send follows from the content', () => {
  const keys = readSourceFiles('.', ['netlify'], ['.ts'])
    .filter(({ path }) => !path.endsWith('.test.ts'))
    .flatMap(({ text }) => [...text.matchAll(/idempotencyKey: (.*)/g)].map(([, made]) => made));
  expect(keys.length).toBeGreaterThan(2);
  for (const made of keys) expect(made).toMatch(/^idempotencyKey\('\w+', content\b/);
});
