import type Stripe from 'stripe';
import * as z from 'zod';
import { paymentSettings } from '#netlify/env.ts';
import { countEvent } from '#netlify/stores/count-event.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { paymentEvents } from '#netlify/stores/payment-event-store.ts';
import { expireCheckouts } from './close-open-ways.ts';
import { noteDispute } from './note-dispute.ts';
import { noteRefund } from './note-refund.ts';
import { personBehind } from './person-behind.ts';
import { reconcileUser } from './reconcile-user.ts';
import { atStripe, isGone, stripeClient } from './stripe-client.ts';

/** How far a sender's clock may be ahead of ours, in seconds. */
const CLOCK_SKEW = 60;

/** The events that can change what a person is entitled to, or that somebody of the team has to look at. */
const HANDLED =
  /^(customer\.subscription\.|customer\.deleted$|checkout\.session\.completed$|invoice\.paid$|invoice\.payment_failed$|charge\.dispute\.|refund\.)/;

/** What every event has; its id is the key of our note about it. */
const eventShape = z.looseObject({
  id: z.string().regex(/^\w{1,100}$/),
  type: z.string(),
  created: z.number(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** The events after which no other way to pay may stay open. */
const PAID = /^(checkout\.session\.completed|invoice\.paid)$/;

/**
 * The event in a webhook's body, exactly as it was sent.
 * @throws ApiError `invalid_signature` when it is not signed with our secret, or signed more than 300 s ago or in the future;
 *   `invalid_body` when it is signed but no event; `payments_unavailable` when payments are off
 */
export async function verifyEvent(body: Buffer, signature: string | null, now: Date): Promise<Stripe.Event> {
  const settings = paymentSettings();
  if (settings === null) throw new ApiError('payments_unavailable');
  if (isFromTheFuture(signature, now)) throw new ApiError('invalid_signature');
  const event = await signedEvent(body, signature ?? '', settings.webhookSecret);
  if (!eventShape.safeParse(event).success) throw new ApiError('invalid_body');
  return event;
}

async function signedEvent(body: Buffer, signature: string, secret: string): Promise<Stripe.Event> {
  try {
    return await (await stripeClient()).webhooks.constructEventAsync(body, signature, secret);
  } catch (error) {
    // The SDK checks the signature before it reads the JSON.
    throw new ApiError(error instanceof SyntaxError ? 'invalid_json' : 'invalid_signature');
  }
}

/** The SDK refuses only what is too old. */
function isFromTheFuture(signature: string | null, now: Date): boolean {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1] ?? 0);
  return signedAt > now.getTime() / 1000 + CLOCK_SKEW;
}

/**
 * Handles an event once: whatever it says, the truth is read from Stripe and stored; the event is noted as done last, so
 * that a crash before that only means that it is handled again. One about somebody whom we do not know is noted, too.
 * @throws StoreUnavailable, ApiError: Stripe then sends it again
 */
export async function handleEvent(event: Stripe.Event): Promise<void> {
  if (!HANDLED.test(event.type) || (await paymentEvents.has(event.id))) return;
  await atStripe(async (stripe) => {
    if (event.type === 'customer.deleted') return endDeleted(stripe, event.data.object);
    if (isAboutMoney(event)) return noteMoney(stripe, event.data.object);
    const customer = customerIn(event);
    const person = customer && (await personBehind(stripe, customer)).userId;
    if (!customer || !person) return;
    const { standing } = await reconcileUser(stripe, person, customer);
    if (standing && PAID.test(event.type)) await expireCheckouts(stripe, customer);
    if (event.type === 'invoice.payment_failed')
      await countEvent('payment-failed', new Date(event.created * 1000), event.id);
  });
  await paymentEvents.keep(event.id, { type: event.type, created: event.created });
}

/** Ends what a customer paid for who was deleted at Stripe; whom we made it for is told in this event and never again. */
async function endDeleted(stripe: Stripe, { metadata }: Stripe.Customer): Promise<void> {
  const person = metadata?.['user_id'];
  if (person) await reconcileUser(stripe, person, null);
}

function customerIn({ data: { object } }: Stripe.Event): string | null {
  const customer = 'customer' in object ? object.customer : null;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

type MoneyEvent = Extract<Stripe.Event, { data: { object: Stripe.Dispute | Stripe.Refund } }>;

function isAboutMoney(event: Stripe.Event): event is MoneyEvent {
  return /^(charge\.dispute|refund)\./.test(event.type);
}

/** Reads what an event tells of as it is now; one that Stripe does not have is somebody else's. */
async function noteMoney(stripe: Stripe, { object, id }: Stripe.Dispute | Stripe.Refund): Promise<void> {
  try {
    if (object === 'dispute') await noteDispute(stripe, await stripe.disputes.retrieve(id));
    else await noteRefund(stripe, await stripe.refunds.retrieve(id));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
