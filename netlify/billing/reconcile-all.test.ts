import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planOf } from '#domain/person/subscription.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { reconciliationPlaces } from '#netlify/stores/reconciliation-store.ts';
import { changeUser, users } from '#netlify/stores/user-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { sdk, subscriber } from '#testing/paying-person.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { stripeMoments } from '#testing/stripe-moments.ts';
import reconcileSubscriptions from '../functions/reconcile-subscriptions/reconcile-subscriptions.ts';
import { reconcileAll } from './reconcile-all.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
let stripe: Stripe;
const moments = stripeMoments();
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
});
beforeEach(async () => {
  payments = await site.startPayments({ inspector: moments });
  stripe = sdk(payments);
});
afterEach(async () => {
  moments.reset();
  // Each test has a Stripe of its own, which knows none of the people before.
  for (const id of await users.keys()) await users.remove(id);
});
afterAll(() => site.close());

const LIST = 'GET /v1/subscriptions';
const people = () => Promise.all([subscriber(site, payments), subscriber(site, payments)]);
const stranger = (metadata = {}) =>
  payments.control.subscribe({ email: 's@yak.test', lookupKey: 'yak_core_monthly', metadata });
const counts = (customers: number, corrected: number, failed = 0) => ({
  customers,
  corrected,
  failed,
  isDone: true,
  ranOut: false,
});
const ranOut = (customers: number, corrected: number) => ({
  ...counts(customers, corrected),
  isDone: false,
  ranOut: true,
});

test('the run goes over every page, corrects who is stored wrong, and asks nothing more about who is right', async () => {
  const [one, two] = await people();
  await stripe.customers.del(stranger().customer);
  for (let more = 0; more < 99; more += 1) stranger(more === 50 ? { user_id: 'nobody' } : {});
  // Stripe lists the newest first: the two stand on the second page, who is nobody here on the first.
  expect(await reconcileAll()).toEqual(counts(3, 2));
  for (const { person, subscription } of [one, two])
    expect((await person.stored()).subscription).toMatchObject({ id: subscription, status: 'active' });

  moments.reset();
  expect(await reconcileAll()).toEqual(counts(3, 0));
  expect(moments.asked).toEqual(['GET /v1/disputes', 'GET /v1/refunds', LIST, LIST]);
});

test('a run that is out of time stops after a page; the next go on there, with our own accounts last, and the one after begins again', async () => {
  await people();
  for (let more = 0; more < 100; more += 1) stranger();
  expect(await reconcileAll(0)).toEqual(ranOut(0, 0));
  expect(await reconcileAll(0)).toEqual(ranOut(2, 2));
  moments.reset();
  expect(await reconcileAll()).toEqual(counts(0, 0));
  expect(moments.asked).toEqual([]);
  expect(await reconciliationPlaces.keys()).toEqual([]);
  expect(await reconcileAll(0)).toEqual(ranOut(0, 0));
  expect(await reconcileAll()).toEqual(counts(2, 0));
});

test.each([
  ['that Stripe does not know any more', () => reconciliationPlaces.keep('walk', { after: 'sub_gone' })],
  ['that cannot be read', () => openStore('reconciliation').create('walk', { page: 2 })],
])('from a place %s the walk begins anew, and can be interrupted', async (_, keep) => {
  await reconciliationPlaces.remove('walk');
  await keep();
  await people();
  for (let more = 0; more < 100; more += 1) stranger();
  expect(await reconcileAll(0)).toMatchObject({ customers: 0, isDone: false });
  expect(await reconcileAll()).toEqual(counts(2, 2));
});

test('when Stripe does not answer, the run fails and keeps its place', async () => {
  await reconciliationPlaces.keep('walk', { after: stranger().subscription });
  moments.refuse(LIST, 500, ({ starting_after: after }) => after !== undefined);
  await expect(reconcileAll()).rejects.toMatchObject({ code: 'payments_failed' });
  expect(await reconciliationPlaces.read('walk')).not.toBeNull();
  moments.reset();
  expect(await reconcileAll()).toEqual(counts(0, 0));
});

test('one customer that fails is counted and named in the log, and holds up nobody else', async () => {
  const [one, two] = await people();
  const { customerId } = await one.person.stored();
  moments.refuse(LIST, 400, ({ customer }) => customer === customerId);
  expect(await reconcileAll()).toEqual(counts(2, 1, 1));
  expect((await two.person.stored()).subscription?.status).toBe('active');
  const line = site.logged.findLast((text) => text.includes('reconciliation_failed')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ customer: customerId, failure: expect.anything() });
  await reconcileSubscriptions();
  moments.reset();
  expect(await reconcileAll()).toEqual(counts(2, 1));
});

test('who is unknown, unreadable or being deleted is looked at and left alone', async () => {
  const [{ person }] = await people();
  await reconcileAll();
  const deletedAt = new Date().toISOString();
  await changeUser(person.id, (user) => ({ write: { ...user, deletedAt, subscription: null }, outcome: null }));
  stranger({ user_id: 'nobody' });
  stranger({ user_id: 'unreadable' });
  await openStore('users').create('unreadable', { id: 1 });
  const before = await site.snapshot();
  expect(await reconcileAll()).toEqual(counts(4, 0));
  expect(await site.snapshot()).toBe(before);
});

test('what somebody pays under a second customer of theirs is theirs, and the customer is noted', async () => {
  const [{ person }] = await people();
  await reconcileAll();
  await stripe.customers.del((await person.stored()).customerId ?? '');
  const { customer, subscription } = stranger({ user_id: person.id });
  expect((await reconcileAll()).corrected).toBe(1);
  expect(await person.stored()).toMatchObject({ customerId: customer, subscription: { id: subscription } });
});

describe('our own accounts', () => {
  const LOST = 'the customer was deleted at Stripe and nobody heard of it';

  test(`one that Stripe's list does not name is asked about: ${LOST}`, async () => {
    const [one, two] = await people();
    await reconcileAll();
    await stripe.customers.del((await one.person.stored()).customerId ?? '');
    moments.reset();
    expect(await reconcileAll()).toEqual(counts(2, 1));
    const { subscription } = await one.person.stored();
    expect([subscription?.status, planOf(subscription, new Date())]).toEqual(['canceled', 'fringe']);
    expect(planOf((await two.person.stored()).subscription, new Date())).toBe('core');
    expect(await reconcileAll()).toEqual(counts(1, 0));
  });

  test('also when Stripe lists nothing of a deleted customer, or the account never had one', async () => {
    const [{ person }] = await people();
    await reconcileAll();
    const { customerId } = await person.stored();
    await stripe.customers.del(customerId ?? '');
    moments.refuse(LIST, 404, ({ customer }) => customer === customerId);
    const granted = await site.signUp({ plan: 'core' });
    expect(await reconcileAll()).toEqual(counts(3, 2));
    for (const one of [person, granted]) expect((await one.stored()).subscription).toBeNull();
  });

  test('a customer that Stripe never had is no reason to take Core away: the keys may be those of another account', async () => {
    const [{ person }] = await people();
    await reconcileAll();
    const before = await person.stored();
    const elsewhere = { ...before, customerId: 'cus_elsewhere' };
    await changeUser(person.id, () => ({ write: elsewhere, outcome: null }));
    await stripe.customers.del(before.customerId ?? '');
    moments.refuse(LIST, 404, ({ customer }) => customer === 'cus_elsewhere');
    expect(await reconcileAll()).toEqual(counts(2, 0, 1));
    expect(await person.stored()).toEqual(elsewhere);
    expect(site.logged.at(-1)).toMatch(/reconciliation_failed|retry/);
    await changeUser(person.id, () => ({ write: { ...before, subscription: null }, outcome: null }));
  });

  test('of other plans, closed or unreadable nothing is asked', async () => {
    await reconcileAll();
    await site.signUp();
    const closed = await site.signUp({ plan: 'core' });
    await changeUser(closed.id, (user) => ({ write: { ...user, deletedAt: new Date().toISOString() }, outcome: null }));
    await openStore('users').create('unreadable', { id: 7 });
    await openStore('reconciliation').create('listed-unreadable', { people: 7 });
    moments.reset();
    expect(await reconcileAll()).toMatchObject({ corrected: 0, failed: 0, isDone: true });
    expect(moments.asked.filter((route) => route !== LIST)).toEqual(['GET /v1/disputes', 'GET /v1/refunds']);
    await openStore('users').remove('unreadable');
  });
});
