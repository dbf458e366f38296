import { reconcileUser } from './reconcile-user.ts';
import { atStripe } from './stripe-client.ts';

/** Reconciliations under way at once. */
const WIDTH = 8;

/** How many customers were looked at, and how many stored subscriptions had to be mended. */
export interface Reconciliation {
  customers: number;
  mended: number;
}

/**
 * Makes every stored subscription what Stripe says it is, whatever webhooks were lost. Safe to run twice or at once: the
 * second run finds nothing to mend.
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
    let mended = 0;
    const work = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [customer, person] = next;
        if ((await reconcileUser(stripe, person, customer)) === 'changed') mended += 1;
      }
    };
    await Promise.all(Array.from({ length: WIDTH }, work));
    return { customers: people.size, mended };
  });
}
