import {
  type SubscriberGrowth,
  noSubscribers,
  subscriberGrowth,
  withSubscriber,
} from '#domain/letters/subscriber-growth.ts';
import { readTally } from '#netlify/stores/record-scan-store.ts';
import { subscribers } from '#netlify/stores/subscriber-store.ts';

/** Subscribers that are read one by one; more of them are counted by the hourly walk, and cost a call no more than few. */
const MAX_READ = 100;

/** The growth of the subscription by mail: of all addresses now, or of very many as the last walk counted them. @throws StoreUnavailable */
export async function readGrowth(now: Date): Promise<SubscriberGrowth & { countedAt: string }> {
  const isSmall = (await subscribers.someKeys(MAX_READ + 1)).length <= MAX_READ;
  const tally = isSmall ? null : await readTally();
  if (tally) return { ...subscriberGrowth(tally.subscribers, now), countedAt: tally.finishedAt };
  const counts = (await subscribers.all()).reduce(withSubscriber, noSubscribers());
  return { ...subscriberGrowth(counts, now), countedAt: now.toISOString() };
}
