import { setTimeout as wait } from 'node:timers/promises';
import type { FactReading } from '#domain/watch/fact-reading.schema.ts';
import { watchedHosts } from '#netlify/stores/watch-store.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { type LocalWeb, startWeb } from '#testing/start-web.ts';
import { days } from '#testing/watched-pages.ts';
import { type Effort, type ProductPromise, runAlone } from './promise.ts';
import { type SiteUnderTest, startSiteUnderTest } from '../site-under-test.ts';
import { quickVisits, runOver } from '../watch-over.ts';
import { type Case, verdictOf } from './verdict-of.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-03-01T08:00:00Z');
/** Store calls that the smallest run may need: one that needs more would never end below. */
const MAX_CALLS = 120;

/** The watch finds what changed, calls nothing changed that is not, and asks politely. */
export const promise: ProductPromise = {
  id: 26,
  title:
    'The watch over 300 pages: every changed quote found, no unchanged one taken for changed, no living page called gone, nothing private reached, no host asked twice at once',
  async run(effort) {
    const web = await startWeb();
    try {
      const four = await onOwnSite(() => fourLooks(web));
      // A run begins by reading every host that is known: with a few of them the cuts fall among the visits, too.
      const cases = [...four.cases, ...(await onOwnSite((site) => killed(site, web, effort)))];
      const { requests, same, mostAtOnce, inside } = web.seen;
      return verdictOf(
        cases,
        `${web.pages.length} pages on ${days.length} days, three workers at once: ${four.changed} changed quotes found of ${four.changed}, 0 unchanged taken for changed, 0 living called gone, ${inside} private requests, at most ${mostAtOnce} at once at a host, ${same} of ${requests} answers were "the same"`,
      );
    } finally {
      await web.close();
    }
  },
};

async function onOwnSite<Outcome>(work: (site: SiteUnderTest) => Promise<Outcome>): Promise<Outcome> {
  const site = await startSiteUnderTest({ captureLog: true, waitsForStore: true });
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** All pages, looked at on four days by three workers at a time. */
async function fourLooks(web: LocalWeb): Promise<{ cases: Case[]; changed: number }> {
  const cases: Case[] = [];
  let changed = 0;
  for (const [look, day] of days.entries()) {
    web.setDay(day);
    const now = new Date(FIRST_DAY + day * DAY_MS);
    const run = runOver(web, web.pages, now);
    for (let round = 0; round < 20; round += 1) {
      const [one] = await Promise.all([runWatch(run), runWatch(run), runWatch(run)]);
      if (one.isDone && one.report.due === 0) break;
    }
    const readings = await readingsBySource();
    for (const page of web.pages) {
      const reading = readings.get(page.source);
      const expected = page.expected[look];
      if (expected === 'page changed') changed += 1;
      cases.push({
        name: `${page.source} on day ${day}`,
        problem: reading?.state === expected ? null : `${reading?.state} (${reading?.reason}), not ${expected}`,
      });
      if (page.isLiving && reading?.state === 'gone') cases.push({ name: page.source, problem: 'living, called gone' });
    }
  }
  const { seen } = web;
  cases.push(
    { name: 'private addresses', problem: seen.inside === 0 ? null : `${seen.inside} requests got inside` },
    { name: 'at once', problem: seen.mostAtOnce === 1 ? null : `${seen.mostAtOnce} requests at once at one host` },
    { name: 'pause', problem: seen.shortestPauseMs > 0 ? null : `a pause of ${seen.shortestPauseMs} ms` },
    {
      name: 'politeness',
      problem: seen.rude === 0 ? null : `${seen.rude} requests against robots.txt or without name`,
    },
    { name: 'conditional requests', problem: seen.same > 0 ? null : 'no page answered that it is the same' },
  );
  return { cases, changed };
}

/** A run cut before each of its store calls in turn: the next one goes on, and says the same. */
async function killed(site: SiteUnderTest, web: LocalWeb, effort: Effort): Promise<Case[]> {
  web.setDay(38);
  const pages = [
    ...web.pages.slice(0, 4),
    ...web.pages.filter(({ expected }) => expected[3] === 'page changed').slice(0, 3),
  ];
  const cases: Case[] = [];
  const step = effort === 'full' ? 1 : 9;
  for (let last = 0; last < MAX_CALLS; last += step) {
    const now = new Date(FIRST_DAY + (100 + last * 40) * DAY_MS);
    const run = { ...runOver(web, pages, now), limits: { ...quickVisits, leaseMs: 100 }, width: 1 };
    let calls = 0;
    site.blobs.setFault(() => (calls++ >= last ? 'drop-before-commit' : null));
    await runWatch(run).catch(() => undefined);
    site.blobs.setFault(() => null);
    const isCut = calls > last;
    for (let round = 0; round < 50; round += 1) {
      const { isDone, report } = await runWatch(run);
      if (isDone && report.due === 0) break;
      await wait(50); // until the lease of the one that was cut off runs out
    }
    const readings = await readingsBySource();
    const wrong = pages.filter(({ source, expected }) => readings.get(source)?.state !== expected[3]);
    const isLate = pages.some(({ source }) => readings.get(source)?.at !== now.toISOString());
    cases.push({
      name: `cut at store call ${last}`,
      problem: wrong.length > 0 || isLate ? `${wrong.length} of ${pages.length} pages wrong, ${isLate}` : null,
    });
    if (!isCut) break;
  }
  cases.push({ name: 'at once after the cuts', problem: web.seen.mostAtOnce === 1 ? null : `${web.seen.mostAtOnce}` });
  return cases;
}

async function readingsBySource(): Promise<Map<string, FactReading>> {
  const hosts = await watchedHosts.all();
  return new Map(
    hosts.flatMap(({ pages }) => pages.flatMap(({ source, facts }) => facts.map((one) => [source, one] as const))),
  );
}

if (import.meta.main) await runAlone(promise);
