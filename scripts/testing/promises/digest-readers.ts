import { chooseTopics } from '#domain/letters/subscriber-rules.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

/** Accounts and subscribers in equal parts; every tenth address is both. */
export async function makeReaders(site: SiteUnderTest, addresses: number): Promise<string[]> {
  const now = new Date();
  const readers = Array.from({ length: addresses }, (_, index) => `reader-${index}@yak.test`);
  for (const [index, address] of readers.entries()) {
    if (index % 2 === 0)
      await site.signUp({ email: address, keepsMail: true, plan: index % 4 === 0 ? 'core' : 'fringe' });
    if (index % 2 === 0 && index % 10 !== 0) continue;
    await subscribers.change(addressKey(address), () => ({
      write: chooseTopics(subscriberOf(address, now), [makeTopic('fresh-drops', null)], now),
      outcome: null,
    }));
  }
  return readers;
}
