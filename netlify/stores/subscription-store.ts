import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod';
import { type Subscriber, newSubscriber, subscriptionContexts } from '#domain/subscription/subscriber.ts';
import { sessionSecret } from '#netlify/env.ts';
import { type DocumentChange, changeDocument } from './change-document.ts';
import { type JsonStore, openStore } from './open-store.ts';
import { readRecords } from './read-records.ts';

const time = z.iso.datetime();

/** A stored address. One that has another shape was not written by this version: it is refused, not rewritten. */
const subscriberSchema: z.ZodType<Subscriber> = z.strictObject({
  id: z.hash('sha256'),
  address: z.string(),
  topics: z.array(
    z.strictObject({
      context: z.enum(subscriptionContexts),
      toolName: z.string().nullable(),
      askedAt: time,
      confirmedAt: time.nullable(),
    }),
  ),
  refusals: z.strictObject({ digest: time.nullable(), alerts: time.nullable() }),
  askingLetters: z.array(time),
  createdAt: time,
});

const subscriptions = (): JsonStore => openStore('subscriptions');

/** The key of an address: the same however it is written, and nothing can be read from it. */
export function addressKey(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

/**
 * A name of an address for the keys of mails, whose marks stay: only who has the site's secret can tell whose it is, so
 * that nothing of a person is left when their data is erased.
 */
export function mailName(address: string): string {
  return createHmac('sha256', sessionSecret())
    .update(`mail ${addressKey(address)}`)
    .digest('hex');
}

/** Everything known of an address, or null. @throws StoreUnavailable */
export async function readSubscriber(id: string): Promise<Subscriber | null> {
  const entry = await subscriptions().read(id);
  return entry && subscriberSchema.parse(entry.value);
}

/**
 * Changes what is known of an address.
 * @param change pure; null when nothing is known
 * @throws StoreUnavailable
 */
export function changeSubscriber<Outcome>(
  id: string,
  change: (current: Subscriber | null) => DocumentChange<Subscriber, Outcome>,
): Promise<Outcome> {
  return changeDocument({ store: subscriptions(), key: id, schema: subscriberSchema, change });
}

/** The document of an address to begin with. */
export function subscriberOf(address: string, now: Date): Subscriber {
  return newSubscriber(addressKey(address), address.trim(), now);
}

/** The keys of all addresses, over all pages of the store, sorted. @throws StoreUnavailable */
export async function allSubscriberKeys(): Promise<string[]> {
  return (await Array.fromAsync(subscriptions().list())).sort();
}

/** Everything known of all addresses, over all pages of the store. @throws StoreUnavailable */
export function allSubscribers(): Promise<Subscriber[]> {
  return readRecords(subscriptions(), subscriberSchema);
}

/** Forgets an address. @throws StoreUnavailable */
export function removeSubscriber(id: string): Promise<void> {
  return subscriptions().remove(id);
}
