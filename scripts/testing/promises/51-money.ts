import type Stripe from 'stripe';
import { isRunningStatus, planOf } from '#domain/person/subscription.ts';
import type { Plan } from '#domain/plan/plans.schema.ts';
import { ENDED_BY_US } from '#netlify/billing/current-subscription.ts';
import { corePriceId } from '#netlify/billing/price-id.ts';
import { reconcileAll } from '#netlify/billing/reconcile-all.ts';
import { paymentCases } from '#netlify/stores/payment-case-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { deliver, eventsOf, sdk, subscriber } from '../paying-person.ts';
import { type Person, startSiteUnderTest } from '../site-under-test.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { seededRandom, shuffled } from './seeded-random.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const DAY = 86_400;

/** Whatever happens at Stripe while its webhooks are lost, one hourly run makes it right here, and nobody pays for it. */
export const promise: ProductPromise = {
  id: 51,
  title:
    'Money from both sides: after lost webhooks, deletions, disputes and refunds by hand one reconciliation makes our plans Stripe’s; nobody pays twice, or loses between a period’s end and its renewal what they pay for',
  async run(effort) {
    const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
    const payments = await site.startPayments();
    const world: World = { payments, stripe: sdk(payments), random: seededRandom(51) };
    const lives: Life[] = [];
    for (let number = 0; number < (effort === 'full' ? 200 : 26); number += 1)
      lives.push(await begin(world, turns[number % turns.length] as Turn, () => subscriber(site, payments)));
    const cases = [
      ...(await afterOneRun(world, lives, 'after the first month')),
      ...(await acrossTheRenewal(world, lives)),
      ...(await afterOneRun(world, lives, 'after the renewals')),
    ];
    payments.control.advance(20 * DAY); // the last try of a failed charge
    cases.push(...(await afterOneRun(world, lives, 'after the last tries')));
    await site.close();
    return verdictOf(
      cases,
      `${lives.length} lives of ${turns.length} kinds, every second webhook lost: plans, charges and the desk are right after each of three runs, and across the renewal`,
    );
  },
};

interface World {
  payments: StripeEmulator;
  stripe: Stripe;
  random: () => number;
}

/** Somebody on Core, and what became of their money. */
interface Life {
  turn: Turn;
  person: Person;
  customer: string;
  /** Ids of disputes and refunds that somebody of the team has to look at. */
  matters: string[];
}

/** What may happen to somebody's money at Stripe. @returns ids for the desk */
type Happening = (world: World, life: Life, subscription: string) => Promise<string[]>;

const happenings = {
  'goes on': async () => [],
  'cancels at the end': async ({ stripe }, _, subscription) => {
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    return [];
  },
  'is ended at once': async ({ stripe }, _, subscription) => {
    await stripe.subscriptions.cancel(subscription);
    return [];
  },
  'is deleted': async ({ stripe }, { customer }) => {
    await stripe.customers.del(customer);
    return [];
  },
  'has a card that fails': async ({ payments }, { customer }) => {
    payments.control.useCard(customer, 'pm_card_chargeCustomerFail');
    return [];
  },
  disputes: async (world, life) => [await dispute(world, life, null)],
  'disputes and loses': async (world, life) => [await dispute(world, life, 'lost')],
  'disputes and wins': async (world, life) => [await dispute(world, life, 'won')],
  'disputes and is deleted': async (world, life) => {
    const id = await dispute(world, life, 'lost');
    await world.stripe.customers.del(life.customer);
    return [id];
  },
  'is refunded by hand': async (world, life) => [await refundByHand(world, life)],
  'is refunded in vain': async (world, life) => {
    const id = await refundByHand(world, life);
    world.payments.control.failRefund(id);
    return [id];
  },
  'pays twice': async (world, life) => {
    await payAgain(world, life);
    return [];
  },
  'pays twice and disputes that': async (world, life) => {
    const invoice = await payAgain(world, life);
    return [world.payments.control.dispute(invoice), invoice];
  },
} satisfies Record<string, Happening>;
type Turn = keyof typeof happenings;
const turns = Object.keys(happenings) as Turn[];

async function begin(
  world: World,
  turn: Turn,
  subscribe: () => Promise<{ person: Person; subscription: string }>,
): Promise<Life> {
  const { payments, random } = world;
  const { person, subscription } = await subscribe();
  const life: Life = { turn, person, customer: (await person.stored()).customerId ?? '', matters: [] };
  await hearSome(payments, person, random);
  life.matters = await happenings[turn](world, life, subscription);
  if (random() < 0.5) await hearSome(payments, person, random);
  return life;
}

/** Lets about half of somebody's webhooks come, in any order. */
async function hearSome(payments: StripeEmulator, person: Person, random: () => number): Promise<void> {
  for (const event of shuffled(eventsOf(payments, person), random)) if (random() < 0.5) await deliver(event);
}

/** Runs the hourly reconciliation once and holds everything against Stripe; a second run has nothing to do. */
async function afterOneRun(world: World, lives: readonly Life[], when: string): Promise<Case[]> {
  const first = await reconcileAll();
  const cases: Case[] = [];
  for (const life of lives) cases.push({ name: `${life.turn}, ${when}`, problem: await problemOf(world, life) });
  const second = await reconcileAll();
  const counts = `failed ${first.failed}, then corrected ${second.corrected}, failed ${second.failed}`;
  cases.push({
    name: `the runs ${when}`,
    problem: first.failed + second.corrected + second.failed === 0 ? null : counts,
  });
  return cases;
}

async function problemOf(world: World, { turn, person, customer, matters }: Life): Promise<string | null> {
  const { stripe } = world;
  const all = (await stripe.subscriptions.list({ customer, status: 'all', limit: 100 })).data;
  const running = all.filter(({ status }) => isRunningStatus(status));
  if (running.length > 1) return `${running.length} subscriptions run`;
  const theirs: Plan = running.length > 0 ? 'core' : 'fringe';
  const ours = planOf((await person.stored()).subscription, nowOf(world));
  if (ours !== theirs) return `${ours} here, ${theirs} at Stripe`;
  if (turn === 'disputes and loses' && theirs === 'core') return 'a lost dispute ended nothing';
  for (const id of matters) if (!(await paymentCases.read(id))) return `${id} does not stand at the desk`;
  for (const double of all.filter(({ cancellation_details: why }) => why?.comment === ENDED_BY_US.double)) {
    const kept = await keptOf(stripe, double.id);
    if (kept !== 0) return `${kept} cents were paid twice`;
  }
  return null;
}

/** What is left with us of a subscription's payments, without those that stand at the desk as not refunded. */
async function keptOf(stripe: Stripe, subscription: string): Promise<number> {
  let kept = 0;
  const invoices = await stripe.invoices.list({ subscription, status: 'paid', expand: ['data.payments'], limit: 100 });
  for (const { id, amount_paid: paid, payments } of invoices.data) {
    if (await paymentCases.read(id)) continue;
    const intent = String(payments?.data[0]?.payment.payment_intent);
    const refunds = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    kept += paid - refunds.data.reduce((sum, { amount }) => sum + amount, 0);
  }
  return kept;
}

/** Half a day into the next period, before anybody has heard of a renewal. */
async function acrossTheRenewal(world: World, lives: readonly Life[]): Promise<Case[]> {
  const { control } = world.payments;
  const stored = await Promise.all(lives.map(async ({ person }) => (await person.stored()).subscription));
  const ends = stored.flatMap((subscription) =>
    subscription && planOf(subscription, nowOf(world)) === 'core' ? [subscription.currentPeriodEnd] : [],
  );
  control.advance(Math.max(...ends) - control.now() + DAY / 2);
  const cases: Case[] = [];
  for (const { turn, person, customer } of lives) {
    const { data } = await world.stripe.subscriptions.list({ customer, status: 'active', limit: 1 });
    const ours = planOf((await person.stored()).subscription, nowOf(world));
    const pays = data.length > 0;
    const isGone = turn === 'cancels at the end' && ours === 'core';
    const problem =
      pays && ours !== 'core' ? 'Fringe, though it was renewed' : isGone ? 'Core, though cancelled' : null;
    cases.push({ name: `${turn}, across the renewal`, problem });
  }
  return cases;
}

function nowOf({ payments }: World): Date {
  return new Date(payments.control.now() * 1000);
}

async function paidInvoice(stripe: Stripe, customer: string): Promise<{ invoice: string; intent: string }> {
  const { data } = await stripe.invoices.list({ customer, status: 'paid', limit: 1, expand: ['data.payments'] });
  return { invoice: data[0]?.id ?? '', intent: String(data[0]?.payments?.data[0]?.payment.payment_intent) };
}

async function dispute({ payments, stripe }: World, { customer }: Life, end: 'won' | 'lost' | null): Promise<string> {
  const id = payments.control.dispute((await paidInvoice(stripe, customer)).invoice);
  if (end !== null) payments.control.decide(id, end);
  return id;
}

async function refundByHand({ stripe }: World, { customer }: Life): Promise<string> {
  return (await stripe.refunds.create({ payment_intent: (await paidInvoice(stripe, customer)).intent })).id;
}

/** @returns the invoice of the second subscription */
async function payAgain({ payments, stripe }: World, { customer }: Life): Promise<string> {
  payments.control.advance(60); // of one second the ids would decide which stands
  const second = await stripe.subscriptions.create({
    customer,
    items: [{ price: await corePriceId(stripe, 'month') }],
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  const invoice = second.latest_invoice as Stripe.Invoice;
  payments.control.confirm(invoice.confirmation_secret?.client_secret ?? '');
  return invoice.id;
}

if (import.meta.main) await runAlone(promise);
