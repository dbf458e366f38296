import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allRoutes } from '../routes/all-routes.ts';
import { startStripe } from '../start-stripe.ts';
import { ACCOUNT } from '../stripe-under-test.ts';
import type { StripeEmulator } from '../start-stripe.ts';
import { newInspector } from './stripe-inspector.ts';
import { stripeContract } from './stripe-contract.ts';
import { generateStripeSchema, stripeSchema } from './stripe-schema.ts';

const contract = stripeContract();

/** A good answer that a test may break. */
type Answer = Record<string, unknown> & { items: { data: [Record<string, unknown>] } };

let payments: StripeEmulator;
let customer: string;
let subscription: string;
beforeAll(async () => {
  payments = await startStripe({ file: ':memory:', ...ACCOUNT, webhookSecret: 'whsec_test' });
  ({ customer, subscription } = payments.control.subscribe({ email: 'ada@acme.test', lookupKey: 'pro_monthly' }));
});
afterAll(() => payments.close());

/** An answer as it stands on the wire, before the SDK makes objects of its own of it. */
async function wire(path: string, method = 'GET', form?: Record<string, string>): Promise<Answer> {
  const headers = { authorization: `Bearer ${payments.secretKey}`, 'stripe-version': Stripe.API_VERSION };
  const answer = await fetch(`${payments.url}/v1/${path}`, {
    method,
    headers,
    ...(form && { body: new URLSearchParams(form) }),
  });
  return (await answer.json()) as Answer;
}

describe('the schema', () => {
  test('is made from the pinned package and describes its whole objects', () => {
    const { apiVersion, $defs } = generateStripeSchema();
    expect(apiVersion).toBe(Stripe.API_VERSION);
    const fields = (name: string) => Object.keys($defs[name]?.properties ?? {}).length;
    expect({
      subscription: fields('Subscription'),
      invoice: fields('Invoice'),
      item: fields('SubscriptionItem'),
    }).toEqual({ subscription: 49, invoice: 79, item: 15 });
  });

  test('is the same from the cache', () => {
    expect(stripeSchema()).toEqual(stripeSchema());
    expect(Object.keys(stripeSchema().roots)).toContain('CheckoutSessionCreateRequest');
  });

  test('is known for every route of the emulator', () => {
    expect(new Set(allRoutes.map(({ name }) => name)).size).toBe(allRoutes.length);
    for (const { contract } of allRoutes) {
      expect(stripeSchema().roots).toHaveProperty(contract.takes);
      expect(stripeSchema().roots).toHaveProperty(contract.gives);
    }
  });
});

describe('a good answer', () => {
  test.each([
    [
      'Subscription',
      () =>
        wire(
          `subscriptions/${subscription}?expand[]=latest_invoice.payments&expand[]=default_payment_method&expand[]=customer`,
        ),
    ],
    ['InvoiceList', () => wire(`invoices?customer=${customer}&expand[]=data.confirmation_secret`)],
    ['Customer', () => wire(`customers/${customer}?expand[]=subscriptions`)],
    ['PriceList', () => wire('prices?expand[]=data.product')],
    ['EventList', () => wire('events?limit=100')],
    ['PaymentMethodList', () => wire(`payment_methods?customer=${customer}`)],
    ['BillingPortalSession', () => wire('billing_portal/sessions', 'POST', { customer })],
  ])('%s fits', async (name, ask) => {
    const answer = await ask();
    expect(answer).not.toHaveProperty('error');
    expect(contract.problemsInAnswer(name, answer)).toEqual([]);
  });
});

describe('a broken answer is caught', () => {
  const invoice = async () => ((await wire(`invoices?customer=${customer}`))['data'] as Answer[])[0] as Answer;
  const session = () =>
    wire('checkout/sessions', 'POST', {
      mode: 'subscription',
      success_url: 'http://localhost/',
      'line_items[0][price]': 'price_pro_monthly_500',
    });
  const plain = () => wire(`subscriptions/${subscription}`);

  test.each<[string, string, () => Promise<Answer>, (answer: Answer) => void, string]>([
    [
      'a period end of an older version',
      'Subscription',
      plain,
      (answer) => Object.assign(answer, { current_period_end: 1 }),
      'unknown property current_period_end',
    ],
    [
      'an item without its period end',
      'Subscription',
      plain,
      (answer) => delete answer.items.data[0]['current_period_end'],
      '/items/data/0 lacks current_period_end',
    ],
    [
      'a status that does not exist',
      'Subscription',
      plain,
      (answer) => Object.assign(answer, { status: 'cancelled' }),
      '/status is none of',
    ],
    [
      'an amount as text',
      'Invoice',
      invoice,
      (answer) => Object.assign(answer, { amount_due: '500' }),
      '/amount_due must be number',
    ],
    [
      'a payment intent of an older version',
      'Invoice',
      invoice,
      (answer) => Object.assign(answer, { payment_intent: 'pi_1' }),
      'unknown property payment_intent',
    ],
    [
      'a field that may be null but not missing',
      'CheckoutSession',
      session,
      (answer) => delete answer['client_reference_id'],
      '/ lacks client_reference_id',
    ],
    [
      'null where it may not be',
      'Customer',
      () => wire(`customers/${customer}`),
      (answer) => Object.assign(answer, { created: null }),
      '/created must be number',
    ],
    [
      'an object that is never expanded',
      'Subscription',
      plain,
      (answer) => Object.assign(answer, { schedule: { id: 'sub_sched_1' } }),
      '/schedule must be string',
    ],
  ])('%s', async (_what, name, ask, breakIt, words) => {
    const answer = await ask();
    expect(contract.problemsInAnswer(name, answer)).toEqual([]);
    breakIt(answer);
    expect(contract.problemsInAnswer(name, answer).join('\n')).toContain(words);
  });
});

describe('a request', () => {
  test('is read from text: numbers and flags fit', () => {
    expect(contract.problemsInRequest('InvoiceListRequest', { limit: '3', created: { gte: '1' } })).toEqual([]);
    expect(
      contract.problemsInRequest('SubscriptionUpdateRequest', { cancel_at_period_end: 'true', cancel_at: '' }),
    ).toEqual([]);
  });

  test.each([
    ['SubscriptionUpdateRequest', { cancel_at_period_end: 'yes' }, '/cancel_at_period_end must be boolean'],
    ['CheckoutSessionCreateRequest', { payment_method_types: ['card'] }, 'unknown property payment_method_types'],
    ['InvoiceListRequest', { status: 'payed' }, '/status is none of'],
    ['SubscriptionCreateRequest', { items: [{ price: 'p', qty: '1' }] }, 'unknown property qty'],
  ])('%s with %j is caught', (name, parameters, words) => {
    expect(contract.problemsInRequest(name, parameters).join('\n')).toContain(words);
  });
});

describe('the inspector', () => {
  test('names the route or event at fault', () => {
    const inspector = newInspector();
    inspector.request('POST /v1/customers', { emial: 'x' });
    inspector.answer('GET /v1/customers/:id', { id: 'cus_1', object: 'customer', deleted: false });
    inspector.event({ type: 'invoice.paid', data: { object: { object: 'invoice' } } });
    expect(inspector.problems).toEqual(
      expect.arrayContaining([
        'POST /v1/customers (request): / has the unknown property emial',
        expect.stringMatching(/^GET \/v1\/customers\/:id: /),
        expect.stringMatching(/^event invoice.paid: \/ lacks /),
      ]),
    );
    expect(inspector.seen).toEqual({ requests: 1, answers: 1, events: 1 });
  });
});
