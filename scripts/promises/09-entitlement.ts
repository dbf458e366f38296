import Stripe from 'stripe';
import { isPremium } from '#domain/plan/entitlement.ts';
import { reconcileAll } from '#netlify/billing/reconcile-all.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { Payments } from '../local/payments/start-payments.ts';
import { loadFunctions } from './load-functions.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { type Person, requestOf, type SiteUnderTest, startSiteUnderTest } from './site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const functions = await loadFunctions();
type Event = ReturnType<Payments['control']['events']>[number];

/** Whatever order, number and luck webhooks come with, people are entitled to what Stripe says. */
export const promise: ProductPromise = {
  id: 9,
  title: 'Webhooks in any order, doubled, crashed or lost: entitlement is what Stripe says',
  async run(effort) {
    const site = await startSiteUnderTest({ captureLog: true });
    const payments = await site.startPayments();
    const orders = effort === 'full' ? 500 : 10;
    const cases = [
      ...(await anyOrder(site, payments, orders)),
      await hundredAtOnce(site, payments),
      ...(await crashes(site, payments)),
      ...(await lost(site, payments, effort === 'full' ? 200 : 24, effort === 'full' ? 50 : 6)),
    ];
    await site.close();
    return verdictOf(cases, `${orders} random orders with doubles, one event 100 times at once, a crash at each store call, lost webhooks mended and a second run idle`);
  },
};

/** A whole life: paid, cancelled, resumed, cancelled, ended. Its events come in random orders, twice, while it goes on. */
async function anyOrder(site: SiteUnderTest, payments: Payments, orders: number): Promise<Case[]> {
  const stripe = sdk(payments);
  const cases: Case[] = [];
  for (let seed = 1; seed <= orders; seed += 1) {
    const random = seededRandom(seed);
    const { person, subscription } = await subscriber(site, payments);
    const steps = [
      () => stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
      () => stripe.subscriptions.update(subscription, { cancel_at_period_end: false }),
      ...(random() < 0.5 ? [() => stripe.subscriptions.cancel(subscription)] : []),
    ];
    for (const step of steps) {
      if (random() < 0.5) await Promise.all(shuffled(eventsOf(payments, person), random).map((event) => deliver(event)));
      await step();
    }
    const events = eventsOf(payments, person);
    const deliveries = shuffled([...events, ...events], random);
    for (let at = 0; at < deliveries.length; at += 3) await Promise.all(deliveries.slice(at, at + 3).map((event) => deliver(event)));
    cases.push({ name: `order ${seed}`, problem: await difference(person, stripe, subscription) });
  }
  return cases;
}

async function hundredAtOnce(site: SiteUnderTest, payments: Payments): Promise<Case> {
  const { person } = await subscriber(site, payments);
  const [event] = eventsOf(payments, person).filter(({ type }) => type.startsWith('customer.subscription.'));
  if (!event) return { name: '100 at once', problem: 'there was no event' };
  const before = (await person.stored()).operations.length;
  const statuses = await Promise.all(Array.from({ length: 100 }, () => deliver(event)));
  const { operations, subscription } = await person.stored();
  const refused = statuses.filter((status) => status !== 200 && status !== 503).length;
  const problem = operations.length - before === 1 && isPremium(subscription, new Date()) && refused === 0 ? null : `${operations.length - before} changes, ${refused} odd answers`;
  return { name: 'one event 100 times at once', problem };
}

/** Lets the nth call to the store fail while an event is heard, for each n there is; then it is heard again. */
async function crashes(site: SiteUnderTest, payments: Payments): Promise<Case[]> {
  const stripe = sdk(payments);
  const cases: Case[] = [];
  for (let nth = 1; nth <= 5; nth += 1) {
    const { person, subscription } = await subscriber(site, payments);
    const [event] = eventsOf(payments, person).filter(({ type }) => type === 'invoice.paid');
    if (!event) return [{ name: `crash at store call ${nth}`, problem: 'there was no event' }];
    let calls = 0;
    site.blobs.setFault(() => {
      calls += 1;
      return calls >= nth && calls < nth + 4 ? 'drop-after-commit' : null;
    });
    await deliver(event);
    site.blobs.setFault(() => null);
    const again = await deliver(event);
    cases.push({ name: `crash at store call ${nth}`, problem: again === 200 ? await difference(person, stripe, subscription) : `${again} on the second try` });
  }
  return cases;
}

/** Nobody hears of some subscriptions; the hourly run mends exactly those, and the next one nothing. */
async function lost(site: SiteUnderTest, payments: Payments, customers: number, unheard: number): Promise<Case[]> {
  await reconcileAll();
  for (let index = 0; index < customers; index += 1) {
    const { person } = await subscriber(site, payments);
    if (index >= unheard) for (const event of eventsOf(payments, person)) await deliver(event);
  }
  const first = await reconcileAll();
  const second = await reconcileAll();
  return [
    { name: 'the run after lost webhooks', problem: first.mended === unheard ? null : `${first.mended} mended instead of ${unheard}` },
    { name: 'the run after that', problem: second.mended === 0 ? null : `${second.mended} mended instead of 0` },
  ];
}

/** A signed-in person with a paid subscription that no webhook has told us of. */
async function subscriber(site: SiteUnderTest, payments: Payments): Promise<{ person: Person; subscription: string }> {
  const person = await site.signUp();
  const { customer, subscription } = payments.control.subscribe({ email: person.email, lookupKey: 'yak_core_monthly', metadata: { user_id: person.id } });
  await changeUser(person.id, (user) => ({ write: { ...user, customerId: customer }, outcome: null }));
  customers.set(person.id, customer);
  return { person, subscription };
}

const customers = new Map<string, string>();

function eventsOf(payments: Payments, person: Person): Event[] {
  const customer = customers.get(person.id);
  return payments.control.events().filter(({ data }) => 'customer' in data.object && data.object.customer === customer);
}

/** Sends an event as Stripe does, signed; gives the status of the answer. */
async function deliver(event: Event): Promise<number> {
  const payload = JSON.stringify(event);
  const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  const headers = { 'Stripe-Signature': signature, Origin: null, 'Sec-Fetch-Site': null };
  return (await functions('stripe-webhook')(requestOf('POST', '/api/stripe-webhook', { body: payload, headers }))).status;
}

async function difference(person: Person, stripe: Stripe, subscription: string): Promise<string | null> {
  const truth = await stripe.subscriptions.retrieve(subscription);
  const { subscription: stored } = await person.stored();
  const isRight = stored?.status === truth.status && stored.cancelAtPeriodEnd === truth.cancel_at_period_end && stored.currentPeriodEnd === truth.items.data[0]?.current_period_end;
  return isRight ? null : `stored ${stored?.status} (cancel ${stored?.cancelAtPeriodEnd}), Stripe says ${truth.status} (cancel ${truth.cancel_at_period_end})`;
}

function sdk(payments: Payments): Stripe {
  const { hostname, port } = new URL(payments.url);
  return new Stripe(payments.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
}

if (import.meta.main) await runAlone(promise);
