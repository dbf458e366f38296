import Stripe from 'stripe';
import { paymentSettings } from '#netlify/env.ts';
import webhook from '#netlify/functions/stripe-webhook/stripe-webhook.ts';
import { changeUser } from '#netlify/stores/user-store.ts';
import type { StripeEmulator } from '@yak/emulator-stripe';
import { type Person, requestOf, type SiteUnderTest } from './site-under-test.ts';

/** An event as the Stripe emulator has made it. */
export type PaymentEvent = ReturnType<StripeEmulator['control']['events']>[number];

/** A signed-in person with a paid subscription that no webhook has told us of. */
export async function subscriber(
  site: SiteUnderTest,
  payments: StripeEmulator,
): Promise<{ person: Person; subscription: string }> {
  const person = await site.signUp();
  const { customer, subscription } = payments.control.subscribe({
    email: person.email,
    lookupKey: 'yak_core_monthly',
    metadata: { user_id: person.id },
  });
  await changeUser(person.id, (user) => ({ write: { ...user, customerId: customer }, outcome: null }));
  customers.set(person.id, customer);
  return { person, subscription };
}

const customers = new Map<string, string>();

/** Every event about a person so far, oldest first. */
export function eventsOf(payments: StripeEmulator, person: Person): PaymentEvent[] {
  const customer = customers.get(person.id);
  return payments.control.events().filter(({ data }) => 'customer' in data.object && data.object.customer === customer);
}

/** Sends an event as Stripe does, signed; gives the status of the answer. */
export async function deliver(event: PaymentEvent): Promise<number> {
  const payload = JSON.stringify(event);
  const secret = paymentSettings()?.webhookSecret ?? '';
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
  const headers = { 'Stripe-Signature': signature, Origin: null, 'Sec-Fetch-Site': null };
  return (await webhook(requestOf('POST', '/api/stripe-webhook', { body: payload, headers }))).status;
}

/** How what we have stored differs from what Stripe says; null when it does not. */
export async function difference(person: Person, stripe: Stripe, subscription: string): Promise<string | null> {
  const truth = await stripe.subscriptions.retrieve(subscription);
  const { subscription: stored } = await person.stored();
  const isRight =
    stored?.status === truth.status &&
    stored.cancelAtPeriodEnd === truth.cancel_at_period_end &&
    stored.currentPeriodEnd === truth.items.data[0]?.current_period_end;
  return isRight
    ? null
    : `stored ${stored?.status} (cancel ${stored?.cancelAtPeriodEnd}), Stripe says ${truth.status} (cancel ${truth.cancel_at_period_end})`;
}

/** The SDK as our own code uses it, to do at Stripe what a person does there. */
export function sdk(payments: StripeEmulator): Stripe {
  const { hostname, port } = new URL(payments.url);
  return new Stripe(payments.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
}

/** The card that pays, with what the payment page asks beside it. */
const CARD = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Ada', email: 'ada@yak.test' };

/** Pays an open checkout by card. */
export function payByCard(url: string): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' });
}
