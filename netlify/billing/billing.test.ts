import type Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import type { Billing } from '#api/billing.contract.ts';
import type { PendingPayment } from '#api/get-or-create-subscription.contract.ts';
import type { EndpointFunction } from '#netlify/http/define-endpoint.ts';
import { changeUser, readUser } from '#netlify/stores/user-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { subscriber } from '#testing/paying-person.ts';
import { type Person, type SiteUnderTest, ask } from '#testing/site-under-test.ts';
import { usePayments } from '#testing/use-payments.ts';
import billing from '../functions/billing/billing.ts';
import cancel from '../functions/cancel-subscription/cancel-subscription.ts';
import checkout from '../functions/create-checkout-session/create-checkout-session.ts';
import pending from '../functions/get-or-create-subscription/get-or-create-subscription.ts';
import resume from '../functions/resume-subscription/resume-subscription.ts';
import { forgetCustomer } from './forget-customer.ts';
import { corePriceId } from './price-id.ts';
import { probePayments } from './probe-payments.ts';
import { readBilling } from './read-billing.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
let stripe: Stripe;
const moments = usePayments((started) => ({ site, payments, stripe } = started));
afterEach(() => site.blobs.setFault(() => null));

const show = async (person: Person) =>
  (await (await ask(billing, 'GET', '/api/billing', { person })).json()) as Billing;
const post = async <Answer = Billing & { code?: string }>(route: EndpointFunction, path: string, person: Person) => {
  const answer = await ask(route, 'POST', path, { person });
  return { status: answer.status, ...((await answer.json()) as Answer) };
};
const doCancel = (person: Person) => post(cancel, '/api/cancel-subscription', person);
const doResume = (person: Person) => post(resume, '/api/resume-subscription', person);
const payHere = (person: Person) => post<PendingPayment>(pending, '/api/get-or-create-subscription', person);
const customersOf = async ({ email }: Person) => (await stripe.customers.list({ email })).data;

describe('billing shows', () => {
  test('the subscription, the card and every invoice', async () => {
    const { person, subscription } = await subscriber(site, payments);
    const { items, latest_invoice: latest } = await stripe.subscriptions.retrieve(subscription, {
      expand: ['latest_invoice'],
    });
    const { id, number, created, invoice_pdf: pdf } = latest as Stripe.Invoice;
    expect(await show(person)).toEqual({
      isPremium: true,
      interval: 'month',
      amount: 5,
      status: 'active',
      periodEnd: new Date((items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
      cancelAtPeriodEnd: false,
      isRenewing: false,
      card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: new Date().getUTCFullYear() + 3 },
      invoices: [
        { id, number, date: new Date(created * 1000).toISOString(), amount: 5, status: 'paid', downloadUrl: pdf },
      ],
    });
  });

  test('nothing to who has nothing, without asking Stripe', async () => {
    const person = await site.signUp();
    moments.reset();
    expect(await show(person)).toEqual({
      isPremium: false,
      interval: null,
      amount: null,
      status: null,
      periodEnd: null,
      cancelAtPeriodEnd: false,
      isRenewing: false,
      card: null,
      invoices: [],
    });
    expect(moments.asked).toEqual([]);
  });

  test("the subscription's own card before the customer's, and the customer's when it has none", async () => {
    const { person, subscription } = await subscriber(site, payments);
    const { customerId } = await person.stored();
    const own = (await stripe.subscriptions.retrieve(subscription)).default_payment_method;
    payments.control.useCard(customerId ?? '', 'pm_card_mastercard');
    await stripe.subscriptions.update(subscription, { default_payment_method: String(own) });
    expect((await show(person)).card?.brand).toBe('visa');
    await stripe.subscriptions.cancel(subscription);
    const { id } = await stripe.subscriptions.create({
      customer: customerId ?? '',
      items: [{ price: await corePriceId(stripe, 'month') }],
      payment_behavior: 'default_incomplete',
    });
    const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice.confirmation_secret'],
    });
    payments.control.confirm((invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '');
    expect((await show(person)).card?.brand).toBe('mastercard');
  });

  test('a renewal that Stripe has not told of yet keeps Core for three days, and says so', async () => {
    const { person } = await subscriber(site, payments);
    await show(person);
    const user = await person.stored();
    const end = user.subscription?.currentPeriodEnd ?? 0;
    const at = (days: number) => readBilling(stripe, user, new Date((end + days * 86_400) * 1000));
    expect(await at(-1)).toMatchObject({ isPremium: true, isRenewing: false });
    expect(await at(2)).toMatchObject({ isPremium: true, isRenewing: true });
    expect(await at(3)).toMatchObject({ isPremium: false, isRenewing: false });
  });

  test('what was read, when the account is gone by now', async () => {
    const { person } = await subscriber(site, payments);
    const user = { ...(await person.stored()), id: 'gone' };
    expect(await readBilling(stripe, user, new Date())).toMatchObject({
      isPremium: false,
      interval: null,
      card: null,
      invoices: [{ amount: 5, status: 'paid' }],
    });
  });

  test('a part given back as paid, all of it as refunded', async () => {
    const { person } = await subscriber(site, payments);
    const invoice = (await show(person)).invoices[0]?.id ?? '';
    for (const [amount, status] of [
      [499, 'paid'],
      [1, 'refunded'],
    ] as const) {
      await stripe.creditNotes.create({ invoice, amount, refund_amount: amount });
      expect((await show(person)).invoices[0]?.status).toBe(status);
    }
  });
});

describe('an end', () => {
  test('is set and lifted, as often as somebody likes', async () => {
    const { person, subscription } = await subscriber(site, payments);
    for (const [act, ends] of [[doCancel, true] as const, [doResume, false] as const, [doCancel, true] as const]) {
      expect(await act(person)).toMatchObject({ status: 'active', isPremium: true, cancelAtPeriodEnd: ends });
      expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(ends);
    }
  });

  test('that the portal set as a date shows as cancelled, and can be lifted; cancelling leaves it to the flag', async () => {
    const { person, subscription } = await subscriber(site, payments);
    const { items } = await stripe.subscriptions.retrieve(subscription);
    await stripe.subscriptions.update(subscription, { cancel_at: items.data[0]?.current_period_end ?? 0 });
    expect(await show(person)).toMatchObject({ isPremium: true, cancelAtPeriodEnd: true });
    expect(await doResume(person)).toMatchObject({ isPremium: true, cancelAtPeriodEnd: false });
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at).toBeNull();
    await stripe.subscriptions.update(subscription, { cancel_at: items.data[0]?.current_period_end ?? 0 });
    await doCancel(person);
    expect((await stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
  });

  test('needs a subscription that runs; what is open is closed by a cancel, not by a resume', async () => {
    const person = await site.signUp();
    moments.reset();
    for (const act of [doCancel, doResume]) expect(await act(person)).toMatchObject({ code: 'no_subscription' });
    expect(moments.asked).toEqual([]);
    await payHere(person);
    const left = async () =>
      (await stripe.subscriptions.list({ customer: (await customersOf(person))[0]?.id ?? '' })).data;
    expect(await doResume(person)).toMatchObject({ code: 'no_subscription' });
    expect((await left()).map(({ status }) => status)).toEqual(['incomplete']);
    expect(await doCancel(person)).toMatchObject({ code: 'no_subscription' });
    expect((await left()).map(({ status }) => status)).toEqual(['incomplete_expired']);
  });
});

describe('a payment form', () => {
  test('is the same one when it is asked for twice or at once, and pays for a month with a card that is kept', async () => {
    const person = await site.signUp();
    const [{ status, ...first }, ...more] = await Promise.all([payHere(person), payHere(person), payHere(person)]);
    expect([status, ...more, await payHere(person)]).toEqual([200, ...Array(3).fill({ status: 200, ...first })]);
    expect(await stripe.paymentIntents.retrieve(first.paymentIntentId)).toMatchObject({
      client_secret: first.clientSecret,
      amount: 500,
    });
    payments.control.confirm(first.clientSecret);
    expect(await show(person)).toMatchObject({ isPremium: true, interval: 'month', card: { last4: '4242' } });
    expect(await payHere(person)).toMatchObject({ status: 409, code: 'already_subscribed' });
  });

  test('is a new one when the last was never paid, and never one for a year', async () => {
    const person = await site.signUp();
    const first = await payHere(person);
    const [customer] = await customersOf(person);
    payments.control.advance(25 * 3600);
    await stripe.subscriptions.create({
      customer: customer?.id ?? '',
      items: [{ price: await corePriceId(stripe, 'year') }],
      payment_behavior: 'default_incomplete',
    });
    const second = await payHere(person);
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect((await stripe.paymentIntents.retrieve(second.paymentIntentId)).amount).toBe(500);
  });
});

describe('a customer', () => {
  test('is made once, however many ask at once, with the name and the account they have', async () => {
    const person = await site.signUp();
    const paths = [
      [checkout, '/api/create-checkout-session'],
      [pending, '/api/get-or-create-subscription'],
    ] as const;
    await Promise.all([...paths, ...paths].map(([route, path]) => post(route, path, person)));
    const made = await customersOf(person);
    expect(made).toMatchObject([{ name: 'Test Person', metadata: { user_id: person.id } }]);
    expect((await person.stored()).customerId).toBe(made[0]?.id);
  });

  test.each([
    [{ firstName: '', lastName: '' }, null],
    [{ firstName: 'Ada', lastName: '' }, 'Ada'],
  ])('of the name %j is called %j', async (names, called) => {
    const person = await site.signUp();
    await changeUser(person.id, (user) => ({ write: { ...user, ...names }, outcome: null }));
    await payHere(person);
    expect((await customersOf(person)).map(({ name }) => name)).toEqual([called]);
  });

  test('who was made while the account was closed is forgotten as well; one of somebody else stays', async () => {
    const person = await site.signUp();
    const { email } = person;
    const [known, lost, foreign] = await Promise.all(
      [person.id, person.id, 'somebody else'].map((id) =>
        stripe.customers.create({ email, metadata: { user_id: id } }),
      ),
    );
    const user = { ...(await readUser(person.id))!.user, customerId: known!.id };
    await forgetCustomer(user);
    expect((await customersOf(person)).map(({ id }) => id)).toEqual([foreign?.id]);
    expect(await stripe.customers.retrieve(lost!.id)).toMatchObject({ deleted: true });
    await forgetCustomer(user);
    moments.refuse('DELETE /v1/customers/:id', 400);
    await expect(forgetCustomer(user)).rejects.toMatchObject({ code: 'payments_failed' });
  });
});

describe('when it fails', () => {
  test('Stripe: in words, nothing claimed, and the team sees what it said', async () => {
    const { person } = await subscriber(site, payments);
    moments.refuse('GET /v1/invoices', 402);
    const answer = await ask(billing, 'GET', '/api/billing', { person });
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'payments_failed' }]);
    const line = site.logged.findLast((text) => text.includes('"event":"payments_failed"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ type: expect.stringMatching(/^Stripe/), stripeStatus: 402 });
  });

  test('our storage: as such, not as Stripe', async () => {
    const { person } = await subscriber(site, payments);
    moments.after('GET /v1/subscriptions', () => site.blobs.setFault(() => '503'));
    expect((await ask(billing, 'GET', '/api/billing', { person })).status).toBe(503);
  });

  test('the probe: it asks for the monthly price alone, and passes on what Stripe says', async () => {
    moments.reset();
    await probePayments();
    expect(moments.asked).toEqual(['GET /v1/prices']);
    const keys: unknown[] = [];
    moments.refuse('GET /v1/prices', 400, ({ lookup_keys: asked }) => keys.push(asked) > 0);
    await expect(probePayments()).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    expect(keys).toEqual([['yak_core_monthly']]);
  });

  test('a short fault of Stripe is not noticed', async () => {
    const { person } = await subscriber(site, payments);
    let faults = 1;
    moments.refuse('GET /v1/invoices', 503, () => faults-- > 0);
    expect((await show(person)).invoices).toHaveLength(1);
  });
});
