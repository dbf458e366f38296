import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { beforeEach, describe, expect, test } from 'vitest';
import { planOf } from '#domain/person/subscription.ts';
import { closeAccount, eraseAccount } from '#netlify/personal-data/delete-account.ts';
import { exportData, personOf } from '#netlify/personal-data/export-data.ts';
import { openStore } from '#netlify/stores/open-store.ts';
import { paymentCases } from '#netlify/stores/payment-case-store.ts';
import { personRecords } from '#netlify/stores/person-index.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { deliver, subscriber } from '#testing/paying-person.ts';
import type { Person, SiteUnderTest } from '#testing/site-under-test.ts';
import { usePayments } from '#testing/use-payments.ts';
import { keepCase } from './keep-case.ts';
import { corePriceId } from './price-id.ts';
import { reconcileAll } from './reconcile-all.ts';
import { reconcileUser } from './reconcile-user.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
let stripe: Stripe;
const moments = usePayments((started) => ({ site, payments, stripe } = started));

let person: Person;
let subscription: string;
let invoice: string;
let intent: string;
beforeEach(async () => {
  ({ person, subscription } = await subscriber(site, payments));
  await reconcileUser(stripe, person.id, null);
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscription, {
    expand: ['latest_invoice.payments'],
  });
  const paid = latest as Stripe.Invoice;
  invoice = paid.id;
  intent = String(paid.payments?.data[0]?.payment.payment_intent);
});

const plan = async () => planOf((await person.stored()).subscription, new Date());
const statusAtStripe = async () => (await stripe.subscriptions.retrieve(subscription)).status;
/** Sends what Stripe has told of a dispute or refund, the last first. */
async function deliverAbout(id: string): Promise<void> {
  for (const event of payments.control.events()) {
    const { object } = event.data as { object: { id?: string } };
    if (object.id === id) expect(await deliver(event), event.type).toBe(200);
  }
}

/** How the news comes to us: by webhooks, or by the hourly run when they were lost. */
const ways = [
  ['webhooks in the wrong order', deliverAbout],
  ['reconciliation', async () => void (await reconcileAll())],
] as const;

describe.each(ways)('by %s', (_, hear) => {
  test('a dispute stands at the desk, and Core stays while it is open', async () => {
    const id = payments.control.dispute(invoice);
    await hear(id);
    expect(await paymentCases.read(id)).toMatchObject({
      kind: 'dispute',
      status: 'needs_response',
      amount: 500,
      currency: 'usd',
      payment: intent,
      userId: person.id,
      answerBy: expect.stringMatching(/^\d{4}-/),
      doneAt: null,
      entries: [],
    });
    expect([await plan(), await statusAtStripe()]).toEqual(['core', 'active']);
  });

  test.each(['lost', 'prevented'] as const)('one that is %s ends the subscription that it paid', async (status) => {
    const id = payments.control.dispute(invoice);
    payments.control.decide(id, status);
    await hear(id);
    expect([await plan(), await statusAtStripe()]).toEqual(['fringe', 'canceled']);
    expect(await paymentCases.read(id)).toMatchObject({ status, doneAt: null });
  });

  test('one that is won is done by itself, and nothing ends', async () => {
    const id = payments.control.dispute(invoice);
    await hear(id);
    payments.control.decide(id, 'won');
    await hear(id);
    expect(await paymentCases.read(id)).toMatchObject({ status: 'won', doneAt: expect.any(String) });
    expect([await plan(), await statusAtStripe()]).toEqual(['core', 'active']);
  });

  test('a refund by hand stands at the desk, and ends nothing', async () => {
    const { id } = await stripe.refunds.create({ payment_intent: intent, amount: 200 });
    await hear(id);
    expect(await paymentCases.read(id)).toMatchObject({ kind: 'refund', status: 'succeeded', amount: 200 });
    expect([await plan(), await statusAtStripe()]).toEqual(['core', 'active']);
  });

  test('a refund that the bank sends back stands there too, though it was ours', async () => {
    const double = await payAgain();
    await reconcileUser(stripe, person.id, null);
    const [made] = (await stripe.refunds.list({ limit: 1 })).data;
    await hear(made?.id ?? '');
    expect(await paymentCases.read(made?.id ?? '')).toBeNull();
    payments.control.failRefund(made?.id ?? '');
    await hear(made?.id ?? '');
    expect(await paymentCases.read(made?.id ?? '')).toMatchObject({ kind: 'refund', status: 'failed', doneAt: null });
    expect((await stripe.subscriptions.retrieve(double)).status).toBe('canceled');
  });
});

/** A second subscription of the same person, paid. */
async function payAgain(): Promise<string> {
  const { customerId } = await person.stored();
  payments.control.advance(60); // of one second the ids would decide which stands
  const second = await stripe.subscriptions.create({
    customer: customerId ?? '',
    items: [{ price: await corePriceId(stripe, 'month') }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  payments.control.confirm((second.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '');
  return second.id;
}

describe('what was paid twice', () => {
  const paidFor = async (id: string) => {
    const [one] = (await stripe.invoices.list({ subscription: id, expand: ['data.payments'] })).data;
    return { invoice: one?.id ?? '', intent: String(one?.payments?.data[0]?.payment.payment_intent) };
  };

  test('and Stripe refuses to give back, stands at the desk as money to refund', async () => {
    const double = await paidFor(await payAgain());
    payments.control.dispute(double.invoice);
    await reconcileUser(stripe, person.id, null);
    expect(await paymentCases.read(double.invoice)).toMatchObject({
      kind: 'unrefunded',
      amount: 500,
      payment: double.intent,
      userId: person.id,
      doneAt: null,
    });
  });

  test('and was given back by hand in part gets the rest, in whole nothing more', async () => {
    const [part, whole] = [await paidFor(await payAgain()), await paidFor(await payAgain())];
    await stripe.refunds.create({ payment_intent: part.intent, amount: 200 });
    await stripe.refunds.create({ payment_intent: whole.intent });
    await reconcileUser(stripe, person.id, null);
    const amounts = async (id: string) =>
      (await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount);
    expect([await amounts(part.intent), await amounts(whole.intent)]).toEqual([[300, 200], [500]]);
    expect(await paymentCases.read(part.invoice)).toBeNull();
  });
});

test('the same news again writes nothing, and nothing more is asked about it', async () => {
  const id = payments.control.dispute(invoice);
  await reconcileAll();
  const known = await paymentCases.readStored(id);
  expect(known).not.toBeNull();
  moments.refuse('GET /v1/invoice_payments', 500, ({ payment }) =>
    isDeepStrictEqual(payment, { type: 'payment_intent', payment_intent: intent }),
  );
  expect((await reconcileAll()).failed).toBe(0);
  expect(await paymentCases.readStored(id)).toEqual(known);
});

test('payments that are none of ours are left alone, whatever becomes of them', async () => {
  const other = payments.control.subscribe({ email: 'shop@yak.test', lookupKey: 'yak_core_monthly' });
  const [theirs] = (await stripe.invoices.list({ customer: other.customer })).data;
  const id = payments.control.dispute(theirs?.id ?? '');
  payments.control.decide(id, 'lost');
  await deliverAbout(id);
  expect(await paymentCases.read(id)).toBeNull();
  expect((await stripe.subscriptions.retrieve(other.subscription)).status).toBe('active');
});

test('one case that fails holds up no other, and is counted', async () => {
  const [first, second] = [payments.control.dispute(invoice), payments.control.dispute(invoice)];
  let turn = 0;
  moments.refuse('GET /v1/invoice_payments', 400, () => turn++ === 0);
  expect((await reconcileAll()).failed).toBe(1);
  const known = async () => (await Promise.all([first, second].map((id) => paymentCases.read(id)))).filter(Boolean);
  expect(await known()).toHaveLength(1);
  moments.reset();
  expect((await reconcileAll()).failed).toBe(0);
  expect(await known()).toHaveLength(2);
});

test.each(['disputes', 'refunds'])(
  '%s that Stripe does not list hold up neither the others nor the plans',
  async (what) => {
    const dispute = payments.control.dispute(invoice);
    const other = await subscriber(site, payments);
    const [theirs] = (await stripe.invoices.list({ subscription: other.subscription, expand: ['data.payments'] })).data;
    const payment = String(theirs?.payments?.data[0]?.payment.payment_intent);
    const { id: refund } = await stripe.refunds.create({ payment_intent: payment });
    moments.refuse(`GET /v1/${what}`, 400);
    expect((await reconcileAll()).failed).toBe(1);
    expect((await paymentCases.read(dispute)) === null).toBe(what === 'disputes');
    expect((await paymentCases.read(refund)) === null).toBe(what === 'refunds');
    expect((await other.person.stored()).subscription?.status).toBe('active');
  },
);

test('an event about something that Stripe does not have is noted; one that it does not answer for comes again', async () => {
  const id = payments.control.dispute(invoice);
  const event = payments.control.events().find(({ type }) => type === 'charge.dispute.created');
  if (!event) throw new Error('Nobody told of the dispute.');
  moments.refuse('GET /v1/disputes/:id', 500);
  expect(await deliver(event)).toBe(502);
  moments.refuse('GET /v1/disputes/:id', 404);
  expect(await deliver(event)).toBe(200);
  expect(await paymentCases.read(id)).toBeNull();
});

test('what cannot be read is left to somebody who looks at it', async () => {
  const id = payments.control.dispute(invoice);
  await openStore('payment-cases').create(id, { kind: 'unknown' });
  expect((await reconcileAll()).failed).toBe(0);
  await openStore('payment-cases').remove(id);
});

describe('as data about somebody', () => {
  test('it is exported without who of us looked at it, and erased with the account', async () => {
    const id = payments.control.dispute(invoice);
    await deliverAbout(id);
    const own = JSON.stringify(await exportData(personOf(await person.stored()), new Date()));
    expect(own).toContain(id);
    expect(own).toContain('payment-cases');
    await closeAccount(person.id, new Date());
    expect(await eraseAccount(person.id)).toBe(true);
    expect(await paymentCases.read(id)).toBeNull();
    // Stripe still tells of the dispute: it comes back without anybody's name.
    await reconcileAll();
    expect(await paymentCases.read(id)).toMatchObject({ userId: null, amount: 500 });
    expect(await site.snapshot()).not.toContain(person.id);
  });

  test('news that come while an account is erased leave nothing of it', async () => {
    const id = payments.control.dispute(invoice);
    await deliverAbout(id);
    const known = await paymentCases.read(id);
    await closeAccount(person.id, new Date());
    await keepCase({ ...known!, status: 'under_review' });
    expect(await paymentCases.read(id)).toBeNull();
    expect((await personRecords.all()).filter(({ key }) => key === id)).toEqual([]);
  });
});
