import { deepEqual } from '#domain/value/deep-equal.ts';
import type Stripe from 'stripe';
import { logError } from '#netlify/http/log.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { reconciliationPlaces } from '#netlify/stores/reconciliation-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { storedForm, toSubscription } from './current-subscription.ts';
import { noteCases } from './note-cases.ts';
import { type Counts, noteListed, reconcileAccounts } from './reconcile-accounts.ts';
import { reconcileUser } from './reconcile-user.ts';
import { atStripe, isRefusal } from './stripe-client.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

/** Reconciliations under way at once, and subscriptions on a page of the provider's list. */
const WIDTH = 8;
const PAGE_SIZE = 100;
/** The key of the one walk there is. */
const PLACE = 'walk';
/** The place in a list that is empty. */
const NOTHING = 'none';

/** What one run did. */
interface Reconciliation extends Counts {
  /** The walk came to its end; the next run begins a new one. */
  isDone: boolean;
  /** There was more to do when the time was over. */
  ranOut: boolean;
}

/**
 * Makes every stored subscription what Stripe says it is, whatever webhooks were lost, ends what somebody pays twice, and
 * puts before the desk what it has to look at. First disputes and refunds, which may end a subscription; then page by page
 * of Stripe's list, from where the last run stopped; then our own accounts that stood on none of its pages. Who is stored
 * as Stripe's list says costs one read; only about the others Stripe is asked again. One that fails holds up nobody else.
 * Safe to run twice or at once: the second run finds nothing to correct.
 * @param until on the clock of `performance.now()`: no further page is begun after it
 */
export function reconcileAll(until = Infinity): Promise<Reconciliation> {
  return atStripe(async (stripe) => {
    const counts: Counts = { customers: 0, corrected: 0, failed: 0 };
    const place = await readPlace();
    if (place.after === null) counts.failed += await noteCases(stripe);
    if (!place.isListed && !(await scanList(stripe, place, until, counts)))
      return { ...counts, isDone: false, ranOut: true };
    const { isDone, ranOut } = await reconcileAccounts(stripe, place.since, until, counts);
    if (isDone) await reconciliationPlaces.remove(PLACE);
    return { ...counts, isDone, ranOut };
  });
}

/** How far the walk has come. */
interface Place {
  /** The last subscription that was done; null at the beginning. */
  after: string | null;
  since: string;
  isListed: boolean;
}

async function readPlace(): Promise<Place> {
  const place = await reconciliationPlaces.tryRead(PLACE);
  const now = new Date().toISOString();
  return { after: place?.after ?? null, since: place?.since ?? now, isListed: place?.isListed ?? false };
}

/** @returns whether the list is behind it; else there was no more time */
async function scanList(stripe: Stripe, place: Place, until: number, counts: Counts): Promise<boolean> {
  for (let { after } = place; ; ) {
    const { data, has_more: hasMore } = await pageAfter(stripe, after);
    const people = await reconcilePage(stripe, data, counts);
    after = data.at(-1)?.id ?? after ?? NOTHING;
    if (people.length > 0) await noteListed(after, people);
    const next = { after, since: place.since, isListed: !hasMore };
    await reconciliationPlaces.update(PLACE, () => next, { startAnew: true });
    if (!hasMore) return true;
    if (performance.now() > until) return false;
  }
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

/** @returns the accounts that the page names */
async function reconcilePage(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
  counts: Counts,
): Promise<string[]> {
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
  return [...byCustomer.values()].map(({ person }) => person);
}

/** Whether a person's one subscription on this page is stored as it is; a second one anywhere is met on its own page. */
async function isAsListed(person: string, customer: string, listed: readonly Stripe.Subscription[]): Promise<boolean> {
  const [only, ...more] = listed;
  if (!only || more.length > 0) return false;
  const stored = await readUser(person).catch(nullIfUnreadable);
  if (stored === null) return false;
  const { customerId, subscription } = stored.user;
  return customerId === customer && deepEqual(subscription, storedForm(toSubscription(only)));
}
