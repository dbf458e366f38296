import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from '../../scripts/promises/site-under-test.ts';
import { readerLinks } from './reader-link.ts';
import { isStillWanted } from './still-wanted.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

/** A mail to many with this link to leave by. */
const mailWith = (link: string) => ({
  key: 'a-mail',
  to: { address: 'reader@yak.test' },
  personal: 'reader@yak.test',
  subject: 'News',
  text: 'News',
  html: '<p>News</p>',
  headers: { 'List-Unsubscribe': `<${link}>` },
});

test('a mail whose link to leave cannot be read is not sent: its reader could not stop it', async () => {
  expect(await isStillWanted(mailWith(`${site.origin}/api/unsubscribe?key=broken`))).toBe(false);
  expect(await isStillWanted(mailWith(`${site.origin}/api/unsubscribe`))).toBe(false);
});

test('a link that another secret sealed is no link of ours', async () => {
  const { unsubscribe } = await readerLinks({ address: 'reader@yak.test', userId: null, list: null });
  const own = site.environment['SESSION_SECRET'] ?? '';
  site.setEnvironment({ SESSION_SECRET: 'another secret, with more than 32 bytes' });
  expect(await isStillWanted(mailWith(unsubscribe))).toBe(false);
  site.setEnvironment({ SESSION_SECRET: own });
});
