import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseTopics } from '#domain/letters/subscriber-rules.ts';
import { makeTopic } from '#domain/person/subscriber.ts';
import type { Mail } from '#netlify/mail/mail.ts';
import { addressKey, subscriberOf, subscribers } from '#netlify/stores/subscriber-store.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { readerLinks } from './reader-link.ts';
import { isStillWanted } from './still-wanted.ts';

let site: SiteUnderTest;
const address = 'ada@reader.test';
beforeAll(async () => {
  site = await startSiteUnderTest();
  const now = new Date();
  await subscribers.change(addressKey(address), () => ({
    write: chooseTopics(subscriberOf(address, now), [makeTopic('fresh-drops', null)], now),
    outcome: null,
  }));
});
afterAll(() => site.close());

const mail = (link?: string): Mail => ({
  key: 'digest-1',
  to: { address },
  subject: 'Fresh Drops',
  text: 'x',
  html: 'x',
  personal: address,
  ...(link !== undefined && { headers: { 'List-Unsubscribe': `<${link}>` } }),
});

test('a mail to many whose unsubscribing link nobody could use does not go out (B13)', async () => {
  const { unsubscribe } = await readerLinks({ address, userId: null, list: 'digest' });
  expect(await isStillWanted(mail(unsubscribe))).toBe(true);
  for (const broken of [`${unsubscribe}x`, `${site.origin}/api/unsubscribe`, 'no address at all'])
    expect([broken, await isStillWanted(mail(broken))]).toEqual([broken, false]);
});

test('a mail to one person is always wanted', async () => expect(await isStillWanted(mail())).toBe(true));
