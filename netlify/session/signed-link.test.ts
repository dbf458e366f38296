import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { sealToken } from './sealed-token.ts';
import { linkAddress, tokenIn } from './signed-link.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test('the address carries the token unchanged', async () => {
  const token = await sealToken('export', { id: '1' }, 60);
  const address = new URL(linkAddress('/privacy', token));
  expect([address.origin, address.pathname, tokenIn(address)]).toEqual([site.origin, '/privacy', token]);
});

test('an address without a token has an empty one', () => expect(tokenIn(new URL('/privacy', site.origin))).toBe(''));
