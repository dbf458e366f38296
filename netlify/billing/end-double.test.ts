import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import type { StripeEmulator } from '@yak/emulator-stripe';
import type { SiteUnderTest } from '#testing/site-under-test.ts';
import { usePayments } from '#testing/use-payments.ts';
import { closeOpenWays, giveUpUnpaid, keepLatestCheckout } from './close-open-ways.ts';
import { holdingOf, subscriptionsOf } from './current-subscription.ts';
import { endDouble, ignoreGone } from './end-double.ts';
import { corePriceId } from './price-id.ts';

let site: SiteUnderTest;
let payments: StripeEmulator;
let stripe: Stripe;
const moments = usePayments((started) => ({ site, payments, stripe } = started));

const DAY = 86_400;
const holding = async (customer: string) => holdingOf(await subscriptionsOf(stripe, [customer]));
const statuses = async (customer: string) =>
  (await subscriptionsOf(stripe, [customer])).map(({ status }) => status).toSorted();

/** Subscribes a customer once more, unpaid; @returns the secret that pays for it. */
async function begin(customer: string, interval: 'month' | 'year'): Promise<string> {
  const { latest_invoice: invoice } = await stripe.subscriptions.create({
    customer,
    items: [{ price: await corePriceId(stripe, interval) }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  return (invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
}

const openCheckout = async (customer: string) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: await corePriceId(stripe, 'month'), quantity: 1 }],
    success_url: 'http://localhost:8888/dashboard',
  });

describe('a double', () => {
  /** A customer with a monthly subscription, and after 40 days a yearly one beside it. */
  async function payTwice() {
    const { customer } = payments.control.subscribe({ email: 'twice@yak.test', lookupKey: 'yak_core_monthly' });
    payments.control.advance(40 * DAY);
    payments.control.confirm(await begin(customer, 'year'));
    const { standing, doubles } = await holding(customer);
    return { customer, end: () => endDouble(stripe, doubles[0]!, standing!) };
  }
  const paid = async (customer: string) =>
    (await stripe.invoices.list({ customer, status: 'paid' })).data.map(
      ({ amount_paid: amount, post_payment_credit_notes_amount: back }) => [amount, back],
    );

  test('gives back what was paid for days on which the other ran, not the month before, and once', async () => {
    const { customer, end } = await payTwice();
    const asked: unknown[] = [];
    moments.refuse('DELETE /v1/subscriptions/:id', 400, (parameters) => asked.push(parameters) === 0);
    expect((await holding(customer)).unpaid).toEqual([]);
    await end();
    const refunded = [
      [3900, 0],
      [500, 500],
      [500, 0],
    ];
    expect(await paid(customer)).toEqual(refunded);
    expect(asked).toEqual([
      {
        invoice_now: 'false',
        prorate: 'false',
        cancellation_details: { comment: expect.stringMatching('Paid twice') },
      },
    ]);
    moments.reset();
    await end();
    expect(moments.asked).not.toContain('POST /v1/credit_notes');
    expect([await paid(customer), await statuses(customer)]).toEqual([refunded, ['active', 'canceled']]);
  });

  test('that two give back at once is given back once, and nobody has to do it by hand', async () => {
    const { customer, end } = await payTwice();
    let tries = 0;
    moments.refuse('POST /v1/credit_notes', 400, () => (tries += 1) === 2);
    const lines = site.logged.length;
    await Promise.all([end(), end()]);
    expect((await paid(customer)).map(([, back]) => back)).toEqual([0, 500, 0]);
    expect(site.logged.slice(lines).filter((line) => line.includes('refund_by_hand'))).toEqual([]);
  });

  test('whose refund is refused for good is named to the team, and ends all the same', async () => {
    const { customer, end } = await payTwice();
    moments.refuse('POST /v1/credit_notes', 400);
    await end();
    expect(await statuses(customer)).toEqual(['active', 'canceled']);
    expect(site.logged.at(-1)).toMatch(/"refund_by_hand".*"invoice":"in_/);
  });

  test('whose refund Stripe does not answer goes on, so that it is found again', async () => {
    const { customer, end } = await payTwice();
    moments.refuse('POST /v1/credit_notes', 500);
    await expect(end()).rejects.toMatchObject({ rawType: 'api_error' });
    expect(await statuses(customer)).toEqual(['active', 'active']);
  });

  test('that was ended by us is never taken for one the person had, which is the newest they paid', async () => {
    const { customer } = payments.control.subscribe({ email: 'had@yak.test', lookupKey: 'yak_core_yearly' });
    payments.control.advance(60);
    payments.control.confirm(await begin(customer, 'month'));
    const { standing, doubles } = await holding(customer);
    await endDouble(stripe, doubles[0]!, standing!);
    await stripe.subscriptions.cancel(standing?.id ?? '');
    expect((await holding(customer)).current).toMatchObject({ id: standing?.id, interval: 'year', status: 'canceled' });
    payments.control.advance(60);
    payments.control.confirm(await begin(customer, 'month'));
    const all = await subscriptionsOf(stripe, [customer]);
    await stripe.subscriptions.cancel(all[0]?.id ?? '');
    const ended = await subscriptionsOf(stripe, [customer]);
    for (const list of [ended, ended.toReversed()]) expect(holdingOf(list).current?.id).toBe(all[0]?.id);
    expect(() => holdingOf([{ ...all[0]!, items: { ...all[0]!.items, data: [] } }])).toThrow('without an item');
  });

  test('that cannot be ended is an error, unless it is gone', async () => {
    const { customer, end } = await payTwice();
    moments.refuse('DELETE /v1/subscriptions/:id', 400);
    await expect(end()).rejects.toMatchObject({ rawType: 'invalid_request_error' });
    expect(await statuses(customer)).toEqual(['active', 'active']);
    await expect(ignoreGone(Promise.reject(new Error('no error of Stripe')))).rejects.toThrow('no error of Stripe');
  });
});

describe('what was opened to pay', () => {
  const open = async (customer: string) =>
    (await stripe.checkout.sessions.list({ customer, status: 'open' })).data.map(({ id }) => id);
  const newCustomer = async () => (await stripe.customers.create({ email: 'open@yak.test' })).id;

  test('is closed in all its ways, and closing again finds nothing', async () => {
    const customer = await newCustomer();
    await openCheckout(customer);
    const secret = await begin(customer, 'month');
    expect((await holding(customer)).current).toBeNull();
    await closeOpenWays(stripe, customer);
    expect((await holding(customer)).current).toBeNull();
    expect([await open(customer), await statuses(customer)]).toEqual([[], ['incomplete_expired']]);
    expect(() => payments.control.confirm(secret)).toThrow('canceled');
    await closeOpenWays(stripe, customer);
  });

  test('and was paid in the same moment stays paid', async () => {
    const customer = await newCustomer();
    const secret = await begin(customer, 'month');
    const { unpaid } = await holding(customer);
    payments.control.confirm(secret);
    await giveUpUnpaid(stripe, unpaid);
    expect(await statuses(customer)).toEqual(['active']);
  });

  test('and cannot be voided though nobody paid ends by its subscription; when Stripe fails, that is an error', async () => {
    const customer = await newCustomer();
    await begin(customer, 'month');
    const { unpaid } = await holding(customer);
    moments.refuse('POST /v1/invoices/:id/void', 500);
    await expect(giveUpUnpaid(stripe, unpaid)).rejects.toMatchObject({ rawType: 'api_error' });
    expect(await statuses(customer)).toEqual(['incomplete']);
    moments.refuse('POST /v1/invoices/:id/void', 400);
    await giveUpUnpaid(stripe, unpaid);
    expect((await stripe.subscriptions.retrieve(unpaid[0]?.id ?? '')).cancellation_details?.comment).toMatch(
      'Never paid',
    );
    expect((await holding(customer)).current).toBeNull();
  });

  test('and is over by the moment it is closed is as well; one that stays open is an error', async () => {
    const customer = await newCustomer();
    await openCheckout(customer);
    moments.after('GET /v1/checkout/sessions', () => payments.control.advance(DAY + 1));
    await closeOpenWays(stripe, customer);
    expect(await open(customer)).toEqual([]);
    await openCheckout(customer);
    for (const status of [400, 500]) {
      moments.refuse('POST /v1/checkout/sessions/:id/expire', status);
      await expect(closeOpenWays(stripe, customer)).rejects.toMatchObject({ statusCode: status });
    }
  });

  test('at once is left to one: the latest, and of one second the one whose id comes last', async () => {
    const customer = await newCustomer();
    const first = await openCheckout(customer);
    payments.control.advance(5);
    const drawn: Stripe.Checkout.Session[] = [];
    for (let more = 0; more < 8; more += 1) drawn.push(await openCheckout(customer));
    const moment = Math.max(...drawn.map(({ created }) => created));
    const [latest] = drawn
      .filter(({ created }) => created === moment)
      .map(({ id }) => id)
      .toSorted()
      .toReversed();
    expect((await keepLatestCheckout(stripe, customer, first)).id).toBe(latest);
    expect(await open(customer)).toEqual([latest]);
    await stripe.checkout.sessions.expire(latest ?? '');
    expect((await keepLatestCheckout(stripe, customer, first)).id).toBe(first.id);
  });
});
