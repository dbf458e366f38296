import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '#netlify/stores/open-store.ts';
import type { Fault } from '@yak/emulator-netlify-blobs';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import { openSiteStores } from './site-stores.ts';

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSiteUnderTest();
});
afterAll(() => site.close());

test.each<Fault>(['half-body', 'empty-body', 'cut-body'])('no backup holds half of a record: %s', async (fault) => {
  await openStore('things').create(fault, { name: 'a record of some length' });
  const { url, token } = site.blobs;
  const stores = openSiteStores({ siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }, 'dev');
  const whole = await stores.read('things', fault);
  expect(whole?.text).toBe('{"name":"a record of some length"}');
  site.blobs.setFault(() => fault);
  await expect(stores.read('things', fault)).rejects.toThrow();
  await expect(stores.keys('things')).rejects.toThrow();
  site.blobs.setFault(() => null);
  expect(await stores.read('things', 'nothing')).toBeNull();
});
