import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchedFacts as valuesWithPage } from '#domain/watch/due-visits.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { REPORT, watchReports } from '#netlify/stores/watch-store.ts';
import { type LocalWeb, startWeb } from '#testing/start-web.ts';
import { allTools } from '#testing/built-catalogue.ts';
import { type SiteUnderTest, startSiteUnderTest } from '#testing/site-under-test.ts';
import watchFacts from './watch-facts.ts';

let site: SiteUnderTest;
let web: LocalWeb;
beforeAll(async () => {
  site = await startSiteUnderTest({ captureLog: true });
  web = await startWeb();
});
afterAll(async () => {
  await web.close();
  await site.close();
});
const lastCounts = async () => (await jobRecords.read('watch-facts'))?.runs[0]?.counts;

test('on one’s own machine no page is asked for unless a web is named', async () => {
  await watchFacts();
  expect(await lastCounts()).toEqual({ off: 1 });
  expect(await watchReports.read(REPORT)).toBeNull();
});

test('beside a stand-in no page of the real web is asked for', async () => {
  site.setEnvironment({ YAK_WATCH_WEB: web.url });
  await watchFacts();
  const report = await watchReports.read(REPORT);
  expect(report?.facts).toBe(valuesWithPage(allTools).length);
  expect(report?.facts).toBeGreaterThan(150);
  expect(report?.states).toMatchObject({ unchanged: 0, 'page changed': 0, gone: 0 });
  expect(web.seen.requests).toBe(0);
});
