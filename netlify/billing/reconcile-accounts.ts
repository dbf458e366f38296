import type Stripe from 'stripe';
import { isRunningStatus } from '#domain/person/subscription.ts';
import { logError } from '#netlify/http/log.ts';
import { type ShardsRun, forgetShards, runShards } from '#netlify/jobs/run-shards.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { hashOf } from '#netlify/stores/hash-of.ts';
import { reconciliationPlaces } from '#netlify/stores/reconciliation-store.ts';
import { users } from '#netlify/stores/user-store.ts';
import { reconcileUser } from './reconcile-user.ts';

const NOTES_AT_ONCE = 32;
/** How the notes about pages of Stripe's list begin. */
const LISTED = 'listed-';

/** What is counted on the way. */
export interface Counts {
  /** Customers that were looked at. */
  customers: number;
  /** Stored subscriptions that were corrected. */
  corrected: number;
  /** What could not be looked at. */
  failed: number;
}

/** Notes which accounts a page of Stripe's list named: of these nothing more is asked. @throws StoreUnavailable */
export async function noteListed(after: string, people: readonly string[]): Promise<void> {
  const note = { after, people: people.map(markOf) };
  await reconciliationPlaces.update(LISTED + after, () => note, { startAnew: true });
}

/**
 * Asks Stripe about every account of ours that is stored as running and stood on no page of its list: there the customer
 * was deleted, or belongs to another account by now. In slices, so that nobody lists all accounts in one call; one that
 * fails holds up nobody else and is asked about in the next hour.
 * @param since when the walk began: names it
 * @param until on the clock of `performance.now()`
 * @throws StoreUnavailable
 */
export async function reconcileAccounts(
  stripe: Stripe,
  since: string,
  until: number,
  counts: Counts,
): Promise<ShardsRun> {
  const name = `accounts-${Date.parse(since)}`;
  const notes = await reconciliationPlaces.keys(LISTED);
  const listed = new Set<string>();
  await atOnce(notes, NOTES_AT_ONCE, async (key) => {
    const note = await reconciliationPlaces.tryRead(key);
    for (const mark of note?.people ?? []) listed.add(mark);
  });
  const run = await runShards(
    {
      name,
      keys: (prefix) => users.keys(prefix),
      someKeys: (most) => users.someKeys(most),
      treat: (id) => (listed.has(markOf(id)) ? Promise.resolve() : treat(stripe, id, counts)),
    },
    until,
  );
  if (!run.isDone) return run;
  await atOnce(notes, NOTES_AT_ONCE, (key) => reconciliationPlaces.remove(key));
  await forgetShards(name);
  return run;
}

async function treat(stripe: Stripe, id: string, counts: Counts): Promise<void> {
  const user = await users.tryRead(id);
  if (!user || user.deletedAt !== null) return;
  if (user.subscription === null || !isRunningStatus(user.subscription.status)) return;
  counts.customers += 1;
  try {
    if ((await reconcileUser(stripe, id, null)).outcome === 'changed') counts.corrected += 1;
  } catch (error) {
    logError('reconciliation_failed', error, { customer: user.customerId });
    counts.failed += 1;
  }
}

/** Enough to tell accounts apart, and of no use to anybody else. */
function markOf(userId: string): string {
  return hashOf(userId).slice(0, 16);
}
