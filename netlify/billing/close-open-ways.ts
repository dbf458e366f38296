import type Stripe from 'stripe';
import { ENDED_BY_US, holdingOf, subscriptionsOf } from './current-subscription.ts';
import { ignoreGone } from './end-double.ts';
import { isRefusal } from './stripe-client.ts';

/** Closes whatever a customer opened to pay and has not paid: nothing of it can start a subscription any more. */
export async function closeOpenWays(stripe: Stripe, customer: string): Promise<void> {
  await expireCheckouts(stripe, customer);
  await giveUpUnpaid(stripe, holdingOf(await subscriptionsOf(stripe, [customer])).unpaid);
}

/** Expires a customer's open checkouts. */
export async function expireCheckouts(stripe: Stripe, customer: string): Promise<void> {
  for (const { id } of await openCheckouts(stripe, customer)) await expire(stripe, id);
}

/**
 * Leaves one of a customer's open checkouts, however many requests open one at once: each looks after it has opened its
 * own, and all agree on the latest.
 * @returns the one that is left; it may be that of another request
 */
export async function keepLatestCheckout(
  stripe: Stripe,
  customer: string,
  opened: Stripe.Checkout.Session,
): Promise<Stripe.Checkout.Session> {
  const [latest = opened, ...others] = (await openCheckouts(stripe, customer)).toSorted(
    // Stripe's times are whole seconds, so the ids decide a draw.
    (a, b) => b.created - a.created || (a.id < b.id ? 1 : -1),
  );
  for (const { id } of others) await expire(stripe, id);
  return latest;
}

function openCheckouts(stripe: Stripe, customer: string): Promise<Stripe.Checkout.Session[]> {
  return stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }).autoPagingToArray({ limit: 1000 });
}

/** One that was paid or expired in the same moment is over as well. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    if ((await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
  }
}

/** Gives up subscriptions whose first invoice was not paid yet: their payment forms do not charge any more. */
export async function giveUpUnpaid(stripe: Stripe, unpaid: readonly Stripe.Subscription[]): Promise<void> {
  for (const { id, latest_invoice: invoice } of unpaid) {
    try {
      if (invoice) await stripe.invoices.voidInvoice(typeof invoice === 'string' ? invoice : invoice.id);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if ((await stripe.subscriptions.retrieve(id)).status !== 'incomplete') continue; // paid in the same moment
    }
    await ignoreGone(stripe.subscriptions.cancel(id, { cancellation_details: { comment: ENDED_BY_US.unpaid } }));
  }
}
