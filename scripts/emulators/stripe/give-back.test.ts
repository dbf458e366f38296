import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StripeUnderTest, stripeUnderTest } from './stripe-under-test.ts';

let given: StripeUnderTest;
beforeAll(async () => {
  given = await stripeUnderTest();
});
afterAll(async () => {
  await given.close();
  expect(given.inspector.problems).toEqual([]);
});

/** A paid invoice of somebody, and the payment of it. */
async function paid(): Promise<{ customer: string; invoice: string; intent: string }> {
  const { stripe, payments } = given;
  const { customer } = payments.control.subscribe({ email: 'ada@acme.test', lookupKey: 'pro_monthly' });
  const [invoice] = (await stripe.invoices.list({ customer, expand: ['data.payments'] })).data;
  const intent = String(invoice?.payments?.data[0]?.payment.payment_intent);
  return { customer, invoice: invoice?.id ?? '', intent };
}

const events = (start: string) =>
  given.payments.control
    .events()
    .map(({ type }) => type)
    .filter((type) => type.startsWith(start));

describe('a refund by hand', () => {
  test('gives back a part, then the rest, and no more than was paid', async () => {
    const { refunds } = given.stripe;
    const { intent, invoice } = await paid();
    expect(
      await refunds.create({ payment_intent: intent, amount: 200, reason: 'requested_by_customer' }),
    ).toMatchObject({ amount: 200, status: 'succeeded', payment_intent: intent, reason: 'requested_by_customer' });
    await expect(refunds.create({ payment_intent: intent, amount: 301 })).rejects.toMatchObject({ param: 'amount' });
    expect((await refunds.create({ payment_intent: intent })).amount).toBe(300);
    const again = { type: 'StripeInvalidRequestError', code: 'charge_already_refunded' };
    await expect(refunds.create({ payment_intent: intent })).rejects.toMatchObject(again);
    const note = given.stripe.creditNotes.create({ invoice, amount: 500, refund_amount: 500 });
    await expect(note).rejects.toMatchObject(again);
    expect((await refunds.list({ payment_intent: intent })).data).toHaveLength(2);
    await expect(refunds.create({ payment_intent: 'pi_nobody' })).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('that comes back from the bank can be given again', async () => {
    const { intent } = await paid();
    const { id } = await given.stripe.refunds.create({ payment_intent: intent });
    given.payments.control.failRefund(id);
    expect(await given.stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed' });
    expect(events('refund.')).toEqual(expect.arrayContaining(['refund.created', 'refund.updated', 'refund.failed']));
    expect((await given.stripe.refunds.create({ payment_intent: intent })).amount).toBe(500);
    expect(() => given.payments.control.failRefund('re_nobody')).toThrow('No such refund');
  });
});

describe('a dispute', () => {
  test('is told, listed and decided; the payment cannot be refunded meanwhile', async () => {
    const { control } = given.payments;
    const { intent, invoice } = await paid();
    const id = control.dispute(invoice);
    expect(await given.stripe.disputes.retrieve(id)).toMatchObject({
      status: 'needs_response',
      amount: 500,
      payment_intent: intent,
    });
    expect((await given.stripe.disputes.list({ payment_intent: intent })).data.map((one) => one.id)).toEqual([id]);
    const refund = () => given.stripe.refunds.create({ payment_intent: intent });
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
    control.decide(id, 'under_review');
    control.decide(id, 'lost');
    await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
    expect(events('charge.dispute.').toReversed()).toEqual([
      'charge.dispute.created',
      'charge.dispute.updated',
      'charge.dispute.closed',
    ]);
    const other = await paid();
    control.decide(control.dispute(other.invoice), 'won');
    expect((await given.stripe.refunds.create({ payment_intent: other.intent })).amount).toBe(500);
    await expect(given.stripe.disputes.retrieve('dp_nobody')).rejects.toMatchObject({ code: 'resource_missing' });
    expect(() => control.dispute('in_nobody')).toThrow('No such invoice');
    expect(() => control.decide('dp_nobody', 'won')).toThrow('No such dispute');
  });

  test('leads to the invoice that was paid, and needs a payment', async () => {
    const { stripe, payments } = given;
    const { customer, intent, invoice } = await paid();
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    });
    expect(data).toMatchObject([{ invoice: { id: invoice, customer }, status: 'paid' }]);
    const { latest_invoice: unpaid } = await stripe.subscriptions.create({
      customer,
      items: [{ price: 'price_pro_monthly_500' }],
      payment_behavior: 'default_incomplete',
    });
    expect(() => payments.control.dispute(String(unpaid))).toThrow('Nothing was paid');
  });

  test('can be had over HTTP too', async () => {
    const { invoice, intent } = await paid();
    const order = async (name: string, body: object) => {
      const answer = await fetch(`${given.payments.url}/_control/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return [answer.status, await answer.json()] as const;
    };
    const { id: refund } = await given.stripe.refunds.create({ payment_intent: intent, amount: 1 });
    expect(await order('fail-refund', { refund })).toEqual([200, { refund }]);
    const [status, { dispute }] = (await order('dispute', { invoice })) as [number, { dispute: string }];
    expect(status).toBe(200);
    expect(await order('decide', { dispute, status: 'lost' })).toEqual([200, { dispute, status: 'lost' }]);
    expect((await order('decide', { dispute, status: 'eaten' }))[0]).toBe(400);
  });
});
