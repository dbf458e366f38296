import { isForgettable, withoutStale } from '#domain/letters/subscriber-rules.ts';
import { forgetShards, runShards } from '#netlify/jobs/run-shards.ts';
import { subscribers } from '#netlify/stores/subscriber-store.ts';

/** The walk over all subscribers; one that was not finished is gone on with the next night. */
const SCAN = 'forget-unconfirmed';

/**
 * Takes away requests that were not confirmed in time, and addresses of which nothing else is known.
 * @param until on the clock of `performance.now()`: nothing further is begun after it
 * @returns how many addresses lost something, and whether all were looked at
 * @throws StoreUnavailable: a later run goes on
 */
export async function forgetUnconfirmed(
  now: Date,
  until = Infinity,
): Promise<{ forgotten: number; isDone: boolean; ranOut: boolean }> {
  let forgotten = 0;
  const { isDone, ranOut } = await runShards(
    {
      name: SCAN,
      keys: (prefix) => subscribers.keys(prefix),
      someKeys: (most) => subscribers.someKeys(most),
      treat: async (key) => {
        if (await forget(key, now)) forgotten += 1;
      },
    },
    until,
  );
  if (isDone) await forgetShards(SCAN);
  return { forgotten, isDone, ranOut };
}

async function forget(key: string, now: Date): Promise<boolean> {
  const subscriber = await subscribers.read(key);
  if (!subscriber) return false;
  if (isForgettable(subscriber, now)) {
    await subscribers.remove(key);
    return true;
  }
  if (withoutStale(subscriber, now).topics.length === subscriber.topics.length) return false;
  await subscribers.update(key, (current) => current && withoutStale(current, now));
  return true;
}
