import { isPremium } from '#domain/person/subscription.ts';
import { reconcileAll } from '#netlify/billing/reconcile-all.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { deliver, difference, eventsOf, sdk, subscriber } from '../paying-person.ts';
import { type ProductPromise, runAlone } from './promise.ts';
import { randomOrdersSideBySide } from './random-orders.ts';
import { type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';
import { type Case, verdictOf } from './verdict-of.ts';

/** Whatever order, number and luck webhooks come with, people are entitled to what Stripe says. */
export const promise: ProductPromise = {
  id: 9,
  title: 'Webhooks in any order, doubled, crashed or lost: entitlement is what Stripe says',
  async run(effort) {
    const orders = effort === 'full' ? 5000 : 10;
    const inOrders = await randomOrdersSideBySide(orders);
    const site = await startSiteUnderTest({ captureLog: true });
    const payments = await site.startPayments();
    const cases = [
      ...inOrders,
      await hundredAtOnce(site, payments),
      ...(await crashes(site, payments)),
      ...(await lost(site, payments, effort === 'full' ? 200 : 24, effort === 'full' ? 50 : 6)),
    ];
    await site.close();
    return verdictOf(
      cases,
      `${orders} random orders with doubles, one event 100 times at once, a crash at each store call, lost webhooks corrected and a second run idle`,
    );
  },
};

async function hundredAtOnce(site: SiteUnderTest, payments: StripeEmulator): Promise<Case> {
  const { person } = await subscriber(site, payments);
  const [event] = eventsOf(payments, person).filter(({ type }) => type.startsWith('customer.subscription.'));
  if (!event) return { name: '100 at once', problem: 'there was no event' };
  const changes = async () => (await readUser(person.id))?.operations.length ?? 0;
  const before = await changes();
  const statuses = await Promise.all(Array.from({ length: 100 }, () => deliver(event)));
  const { subscription } = await person.stored();
  const made = (await changes()) - before;
  const refused = statuses.filter((status) => status !== 200 && status !== 503).length;
  const problem =
    made === 1 && isPremium(subscription, new Date()) && refused === 0
      ? null
      : `${made} changes, ${refused} odd answers`;
  return { name: 'one event 100 times at once', problem };
}

/** Lets the nth call to the store fail while an event is heard, for each n there is; then it is heard again. */
async function crashes(site: SiteUnderTest, payments: StripeEmulator): Promise<Case[]> {
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
    cases.push({
      name: `crash at store call ${nth}`,
      problem: again === 200 ? await difference(person, stripe, subscription) : `${again} on the second try`,
    });
  }
  return cases;
}

/** Nobody hears of some subscriptions; the hourly run corrects exactly those, and the next one nothing. */
async function lost(
  site: SiteUnderTest,
  payments: StripeEmulator,
  customers: number,
  unheard: number,
): Promise<Case[]> {
  await reconcileAll();
  for (let index = 0; index < customers; index += 1) {
    const { person } = await subscriber(site, payments);
    if (index >= unheard) for (const event of eventsOf(payments, person)) await deliver(event);
  }
  const first = await reconcileAll();
  const second = await reconcileAll();
  return [
    {
      name: 'the run after lost webhooks',
      problem: first.corrected === unheard ? null : `${first.corrected} corrected instead of ${unheard}`,
    },
    {
      name: 'the run after that',
      problem: second.corrected === 0 ? null : `${second.corrected} corrected instead of 0`,
    },
  ];
}

if (import.meta.main) await runAlone(promise);
