import type Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Billing } from '#api/billing.contract.ts';
import type { BillingInterval } from '#api/create-checkout-session.contract.ts';
import type { PendingPayment } from '#api/get-or-create-subscription.contract.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { deliver, payByCard as pay, sdk } from '#testing/paying-person.ts';
import { type Person, type SiteUnderTest, ask, startSiteUnderTest } from '#testing/site-under-test.ts';
import { type StripeInspector, stripeInspector } from '@yak/emulator-stripe';
import billing from '../functions/billing/billing.ts';
import cancel from '../functions/cancel-subscription/cancel-subscription.ts';
import checkout from '../functions/create-checkout-session/create-checkout-session.ts';
import portal from '../functions/create-customer-portal/create-customer-portal.ts';
import pending from '../functions/get-or-create-subscription/get-or-create-subscription.ts';
import { corePriceId } from './price-id.ts';
import { reconcileAll } from './reconcile-all.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
let stripe: Stripe;
let inspector: StripeInspector;
let delivered: Set<string>;

beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  inspector = await stripeInspector();
  payments = await site.startPayments({ inspector });
  stripe = sdk(payments);
  delivered = new Set();
});
afterEach(() => expect(inspector.problems).toEqual([]));
afterAll(() => site.close());

/** Opens a checkout as the upgrade button does. */
async function open(person: Person, interval: BillingInterval): Promise<string> {
  const answer = await ask(checkout, 'POST', '/api/create-checkout-session', { person, body: { interval } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { url: string }).url;
}

/** Opens one that nothing expires: as by a request at the same moment, or by an earlier release. */
async function openBeside(person: Person, interval: BillingInterval): Promise<string> {
  const { url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: (await person.stored()).customerId ?? '',
    line_items: [{ price: await corePriceId(stripe, interval), quantity: 1 }],
    success_url: 'http://localhost:8888/dashboard?upgraded=1',
  });
  return url ?? '';
}

/** Sends every webhook about a person that was not sent yet, as Stripe does. */
async function deliverNew(person: Person): Promise<void> {
  const { customerId } = await person.stored();
  for (const event of payments.control.events().toReversed()) {
    const isTheirs = 'customer' in event.data.object && event.data.object.customer === customerId;
    if (delivered.has(event.id) || !isTheirs) continue;
    expect(await deliver(event), event.type).toBe(200);
    delivered.add(event.id);
  }
}

const readBilling = async (person: Person) =>
  (await (await ask(billing, 'GET', '/api/billing', { person })).json()) as Billing;

/** What runs at Stripe, and the charges that were paid and not given back, in dollars. */
async function standing(person: Person) {
  const customer = (await person.stored()).customerId ?? '';
  const { data: subscriptions } = await stripe.subscriptions.list({ customer, status: 'all' });
  const { data: invoices } = await stripe.invoices.list({ customer, status: 'paid' });
  const running = subscriptions.filter(({ status }) => ['active', 'past_due', 'trialing'].includes(status));
  return {
    running: running.map(({ items }) => items.data[0]?.price.recurring?.interval),
    ending: running.map(({ cancel_at_period_end: ends }) => ends),
    charges: invoices
      .map(({ amount_paid: paid, post_payment_credit_notes_amount: back }) => (paid - back) / 100)
      .filter((amount) => amount > 0),
  };
}

const pairs: [BillingInterval, BillingInterval, kept: BillingInterval, charge: number][] = [
  ['month', 'year', 'year', 39],
  ['year', 'month', 'year', 39],
  ['month', 'month', 'month', 5],
  ['year', 'year', 'year', 39],
];

describe('nobody pays twice (B1)', () => {
  test.each(pairs)(
    '%s then %s: opening the second expires the first, which can no longer be paid',
    async (one, two) => {
      const person = await site.signUp();
      const first = await open(person, one);
      const second = await open(person, two);
      expect((await pay(first)).status).toBe(410);
      expect((await pay(second)).status).toBe(303);
      await deliverNew(person);
      expect(await standing(person)).toMatchObject({ running: [two], charges: [two === 'year' ? 39 : 5] });
    },
  );

  test.each(pairs)(
    '%s and %s both paid: the %s one stands, the webhook gives the other back',
    async (one, two, kept, charge) => {
      const person = await site.signUp();
      const first = await open(person, one);
      const second = await openBeside(person, two);
      for (const url of [first, second]) expect((await pay(url)).status).toBe(303);
      await deliverNew(person);

      expect(await standing(person)).toMatchObject({ running: [kept], charges: [charge] });
      const shown = await readBilling(person);
      expect(shown).toMatchObject({ isPremium: true, interval: kept, amount: charge });
      expect(shown.invoices.map(({ status }) => status).toSorted()).toEqual(['paid', 'refunded']);
      expect(shown.invoices.find(({ status }) => status === 'paid')?.amount).toBe(charge);

      expect(await (await ask(cancel, 'POST', '/api/cancel-subscription', { person })).json()).toMatchObject({
        isPremium: true,
        cancelAtPeriodEnd: true,
      });
      payments.control.advance(367 * 86_400);
      expect((await standing(person)).running).toEqual([]);
      expect((await standing(person)).charges).toEqual([charge]);
    },
  );

  test.each(pairs)(
    '%s and %s both paid and no webhook: the hourly run gives one back, the next finds nothing',
    async (one, two, kept, charge) => {
      const person = await site.signUp();
      const urls = [await open(person, one), await openBeside(person, two)];
      for (const url of urls) await pay(url);
      await reconcileAll();
      expect(await standing(person)).toMatchObject({ running: [kept], charges: [charge] });
      expect((await reconcileAll()).corrected).toBe(0);
      expect(await person.stored()).toMatchObject({ subscription: { interval: kept, status: 'active' } });
    },
  );

  test('coming back from checkout settles it before any webhook', async () => {
    const person = await site.signUp();
    const urls = [await open(person, 'month'), await openBeside(person, 'month'), await openBeside(person, 'year')];
    for (const url of urls) await pay(url);
    expect(await readBilling(person)).toMatchObject({ isPremium: true, interval: 'year' });
    expect(await standing(person)).toMatchObject({ running: ['year'], charges: [39] });
  });

  test('what is left open when one is paid cannot be paid any more', async () => {
    const person = await site.signUp();
    const first = await open(person, 'month');
    const second = await openBeside(person, 'year');
    await pay(first);
    await deliverNew(person);
    expect((await pay(second)).status).toBe(410);
  });

  test('cancel ends all that runs, also what is open and could start again', async () => {
    const person = await site.signUp();
    const urls = [await open(person, 'month'), await openBeside(person, 'month')];
    for (const url of urls) await pay(url);
    const left = await openBeside(person, 'year');
    expect((await ask(cancel, 'POST', '/api/cancel-subscription', { person })).status).toBe(200);
    expect(await standing(person)).toMatchObject({ running: ['month'], ending: [true], charges: [5] });
    expect((await pay(left)).status).toBe(410);
  });

  test('a payment form and a checkout exclude each other', async () => {
    const person = await site.signUp();
    const ask1 = await ask(pending, 'POST', '/api/get-or-create-subscription', { person });
    const { clientSecret } = (await ask1.json()) as PendingPayment;
    const url = await open(person, 'year');
    expect(() => payments.control.confirm(clientSecret)).toThrow('canceled');
    const again = await ask(pending, 'POST', '/api/get-or-create-subscription', { person });
    expect((await pay(url)).status).toBe(410);
    expect(payments.control.confirm(((await again.json()) as PendingPayment).clientSecret)).toEqual({ paid: true });
    await deliverNew(person);
    expect(await standing(person)).toMatchObject({ running: ['month'], charges: [5] });
  });

  test('a refund that was cut short goes on where it stopped', async () => {
    const person = await site.signUp();
    const [first, second] = [await open(person, 'month'), await openBeside(person, 'month')];
    await pay(first);
    payments.control.advance(60);
    await pay(second);
    const customer = (await person.stored()).customerId ?? '';
    const [newest] = (await stripe.subscriptions.list({ customer })).data;
    const [invoice] = (await stripe.invoices.list({ subscription: newest?.id ?? '' })).data;
    await stripe.creditNotes.create({ invoice: invoice?.id ?? '', amount: 500, refund_amount: 500 });
    await deliverNew(person);
    expect(await standing(person)).toMatchObject({ running: ['month'], charges: [5] });
  });

  test('ten requests at once leave one session that can be paid', async () => {
    const person = await site.signUp();
    await open(person, 'month');
    const tryToOpen = (interval: BillingInterval) =>
      ask(checkout, 'POST', '/api/create-checkout-session', { person, body: { interval } });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => tryToOpen(index % 2 ? 'month' : 'year')),
    );
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    const customer = (await person.stored()).customerId ?? '';
    expect((await stripe.checkout.sessions.list({ customer, status: 'open' })).data).toHaveLength(1);
  });
});

describe('who never asked to pay has nothing to pay (B12)', () => {
  test('the portal makes nobody a customer', async () => {
    const person = await site.signUp();
    const answer = await ask(portal, 'POST', '/api/create-customer-portal', { person });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'no_subscription']);
    expect((await person.stored()).customerId).toBeNull();
    expect((await stripe.customers.list({ email: person.email })).data).toEqual([]);
  });

  test('an unpaid first invoice is nothing that billing shows', async () => {
    const person = await site.signUp();
    expect((await ask(pending, 'POST', '/api/get-or-create-subscription', { person })).status).toBe(200);
    expect(await readBilling(person)).toMatchObject({ isPremium: false, status: null, invoices: [] });
    payments.control.advance(24 * 3600);
    expect((await readBilling(person)).invoices).toEqual([]);
  });

  test('a failed renewal is shown as open, for it is owed', async () => {
    const person = await site.signUp();
    await pay(await open(person, 'month'));
    payments.control.useCard((await person.stored()).customerId ?? '', 'pm_card_chargeCustomerFail');
    payments.control.advance(32 * 86_400);
    const shown = await readBilling(person);
    expect([shown.status, shown.invoices.map(({ status }) => status)]).toEqual(['past_due', ['open', 'paid']]);
  });
});
