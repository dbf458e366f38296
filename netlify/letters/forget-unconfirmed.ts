import { isForgettable, withoutStale } from '#domain/subscription/subscription-rules.ts';
import {
  allSubscriberKeys,
  changeSubscriber,
  readSubscriber,
  removeSubscriber,
} from '#netlify/stores/subscription-store.ts';

/** Documents looked at at once. */
const WIDTH = 20;

/**
 * Takes away requests that were not confirmed in time, and addresses of which nothing else is known.
 * @returns how many addresses lost something
 * @throws StoreUnavailable: a later run goes on
 */
export async function forgetUnconfirmed(now: Date): Promise<number> {
  const keys = await allSubscriberKeys();
  let forgotten = 0;
  const work = async () => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) if (await forget(key, now)) forgotten += 1;
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  return forgotten;
}

async function forget(key: string, now: Date): Promise<boolean> {
  const subscriber = await readSubscriber(key);
  if (!subscriber) return false;
  if (isForgettable(subscriber, now)) {
    await removeSubscriber(key);
    return true;
  }
  if (withoutStale(subscriber, now).topics.length === subscriber.topics.length) return false;
  await changeSubscriber(key, (current) => ({ write: current && withoutStale(current, now), outcome: null }));
  return true;
}
