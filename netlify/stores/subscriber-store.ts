import { createHmac } from 'node:crypto';
import { foldAddress } from '#domain/person/fold-address.ts';
import { endedBySubscriber } from '#domain/person/endings.ts';
import { newSubscriber } from '#domain/person/subscriber.ts';
import { type Subscriber, subscriberSchema } from '#domain/person/subscriber.schema.ts';
import { sessionSecret } from '#netlify/env.ts';
import { documentStore } from './document-store.ts';
import { noteLeft } from './ending-store.ts';
import { hashOf } from './hash-of.ts';

/** What is known of addresses outside of accounts, each under the key of its address. */
export const subscribers = documentStore('subscriptions', subscriberSchema, undefined, async (key, before, after) => {
  const ended = endedBySubscriber(before, after);
  if (ended) await noteLeft(key, ended);
});

/** The key of an address: the same however it is written, and nothing can be read from it. */
export function addressKey(address: string): string {
  return hashOf(foldAddress(address.trim()));
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

/** The document of an address to begin with. */
export function subscriberOf(address: string, now: Date): Subscriber {
  return newSubscriber(addressKey(address), address.trim(), now);
}
