import type { Subscriber } from '#domain/subscription/subscriber.ts';
import { isForgettable, withoutStale } from '#domain/subscription/subscription-rules.ts';
import { subscribers } from '#netlify/stores/subscription-store.ts';

/**
 * Takes away requests that were not confirmed in time, and addresses of which nothing else is known.
 * @returns how many addresses lost something
 * @throws StoreUnavailable: a later run goes on
 */
export async function forgetUnconfirmed(now: Date): Promise<number> {
  let forgotten = 0;
  for await (const { records } of subscribers.slices()) {
    const outcomes = await Promise.all(records.map(({ key, stored }) => forget(key, stored.document, now)));
    forgotten += outcomes.filter(Boolean).length;
  }
  return forgotten;
}

async function forget(key: string, subscriber: Subscriber, now: Date): Promise<boolean> {
  if (isForgettable(subscriber, now)) {
    await subscribers.remove(key);
    return true;
  }
  if (withoutStale(subscriber, now).topics.length === subscriber.topics.length) return false;
  await subscribers.change(key, (current) => ({ write: current && withoutStale(current, now), outcome: null }));
  return true;
}
