import { logError } from '#netlify/http/log.ts';
import { reconcileUser } from './reconcile-user.ts';
import { atStripe } from './stripe-client.ts';

/** Reconciliations under way at once. */
const WIDTH = 8;

/** How many customers were looked at, how many stored subscriptions were corrected, and how many could not be looked at. */
export interface Reconciliation {
  customers: number;
  corrected: number;
  failed: number;
}

/**
 * Makes every stored subscription what Stripe says it is, whatever webhooks were lost, and ends what somebody pays twice.
 * One customer that fails holds up nobody else. Safe to run twice or at once: the second run finds nothing to correct.
 */
export function reconcileAll(): Promise<Reconciliation> {
  return atStripe(async (stripe) => {
    const people = new Map<string, string>();
    for await (const { customer } of stripe.subscriptions.list({
      status: 'all',
      limit: 100,
      expand: ['data.customer'],
    })) {
      if (typeof customer === 'string' || customer.deleted) continue;
      const person = customer.metadata['user_id'];
      if (person) people.set(customer.id, person);
    }
    const waiting = [...people];
    const counts = { corrected: 0, failed: 0 };
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [customer, person] = next;
        try {
          if ((await reconcileUser(stripe, person, customer)).outcome === 'changed') counts.corrected += 1;
        } catch (error) {
          logError('reconciliation_failed', error, { customer });
          counts.failed += 1;
        }
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, work));
    return { customers: people.size, ...counts };
  });
}
