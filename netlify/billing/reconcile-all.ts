import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import { logError } from '#netlify/http/log.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { passOver } from '#netlify/stores/document-store.ts';
import { reconciliationPlaces } from '#netlify/stores/reconciliation-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { storedForm, toSubscription } from './current-subscription.ts';
import { reconcileUser } from './reconcile-user.ts';
import { atStripe, isRefusal } from './stripe-client.ts';

/** Reconciliations under way at once, and subscriptions on a page of the provider's list. */
const WIDTH = 8;
const PAGE_SIZE = 100;
/** The key of the one walk there is. */
const WALK = 'walk';

/** What one run did. */
export interface Reconciliation {
  /** Customers that were looked at. */
  customers: number;
  /** Stored subscriptions that were corrected. */
  corrected: number;
  /** Customers that could not be looked at. */
  failed: number;
  /** The walk came to its end; the next run begins a new one. */
  isDone: boolean;
}

/**
 * Makes every stored subscription what Stripe says it is, whatever webhooks were lost, and ends what somebody pays twice:
 * page by page of Stripe's list, from where the last run stopped. Who is stored as Stripe's list says costs one read;
 * only about the others Stripe is asked again. One customer that fails holds up nobody else. Safe to run twice or at
 * once: the second run finds nothing to correct.
 * @param until on the clock of `performance.now()`: no further page is begun after it
 */
export function reconcileAll(until = Infinity): Promise<Reconciliation> {
  return atStripe(async (stripe) => {
    const counts = { customers: 0, corrected: 0, failed: 0 };
    const place = await reconciliationPlaces.read(WALK).catch(passOver);
    let after = place === null || place === 'unreadable' ? null : place.after;
    for (;;) {
      const { data, has_more: hasMore } = await pageAfter(stripe, after);
      await reconcilePage(stripe, data, counts);
      const last = data.at(-1);
      if (!hasMore || !last) {
        await reconciliationPlaces.remove(WALK);
        return { ...counts, isDone: true };
      }
      after = last.id;
      await reconciliationPlaces.change(WALK, () => ({ write: { after: last.id }, outcome: null }), {
        startAnew: true,
      });
      if (performance.now() > until) return { ...counts, isDone: false };
    }
  });
}

async function pageAfter(stripe: Stripe, after: string | null): Promise<Stripe.ApiList<Stripe.Subscription>> {
  const page = { status: 'all', limit: PAGE_SIZE, expand: ['data.customer'] } as const;
  const list = (place: object) => stripe.subscriptions.list({ ...page, expand: [...page.expand], ...place });
  if (after === null) return list({});
  try {
    return await list({ starting_after: after });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return list({}); // the place is gone at Stripe: a new walk begins
  }
}

async function reconcilePage(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  counts: Pick<Reconciliation, 'customers' | 'corrected' | 'failed'>,
): Promise<void> {
  const byCustomer = new Map<string, { person: string; listed: Stripe.Subscription[] }>();
  for (const subscription of subscriptions) {
    const { customer } = subscription;
    if (typeof customer === 'string' || customer.deleted) continue;
    const person = customer.metadata['user_id'];
    if (!person) continue;
    const known = byCustomer.get(customer.id)?.listed ?? [];
    byCustomer.set(customer.id, { person, listed: [...known, subscription] });
  }
  await atOnce([...byCustomer], WIDTH, async ([customer, { person, listed }]) => {
    counts.customers += 1;
    try {
      if (await isAsListed(person, customer, listed)) return;
      if ((await reconcileUser(stripe, person, customer)).outcome === 'changed') counts.corrected += 1;
    } catch (error) {
      logError('reconciliation_failed', error, { customer });
      counts.failed += 1;
    }
  });
}

/** Whether a person's one subscription on this page is stored as it is; a second one anywhere is met on its own page. */
async function isAsListed(person: string, customer: string, listed: readonly Stripe.Subscription[]): Promise<boolean> {
  const [only, ...more] = listed;
  if (!only || more.length > 0) return false;
  const stored = await readUser(person).catch(passOver);
  if (stored === null || stored === 'unreadable') return false;
  const { customerId, subscription } = stored.user;
  return customerId === customer && isDeepStrictEqual(subscription, storedForm(toSubscription(only)));
}
