import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { linkAddress, openLink, sealLink } from './signed-link.ts';

const claims = z.object({ id: z.string() });
let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test('a link opens for its own purpose only, and hides what it says', async () => {
  const token = await sealLink('submission', { id: 'ada@yak.test' }, 60);
  expect(await openLink('submission', token, claims)).toEqual({ id: 'ada@yak.test' });
  expect(await openLink('preferences', token, claims)).toBeNull();
  expect(Buffer.from(token, 'base64url').toString()).not.toContain('ada');
});

test('a link is over when its time is', async () => {
  expect(await openLink('export', await sealLink('export', { id: '1' }, -1), claims)).toBeNull();
});

test('the address carries the token unchanged', async () => {
  const token = await sealLink('export', { id: '1' }, 60);
  const address = new URL(linkAddress('/privacy', token));
  expect([address.origin, address.pathname, address.searchParams.get('key')]).toEqual([site.origin, '/privacy', token]);
});
