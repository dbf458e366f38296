import type { Config } from '@netlify/functions';
import { currentCatalogue } from '#netlify/catalog/current-catalogue.ts';
import { watchedWeb } from '#netlify/env.ts';
import { countSaves } from '#netlify/facts/count-saves.ts';
import { noteFreshness } from '#netlify/facts/note-freshness.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { runWatch } from '#netlify/watch/run-watch.ts';
import { webNetwork } from '#netlify/web/web-network.ts';

/** A page that was begun takes at most this long with its robots.txt, in ms: none is begun later before the end. */
const LONGEST_PAGE_MS = 12_000;

/** Visits the sources of values that are due, as far as the time of one run allows; the next run goes on. */
export default defineJob('watch-facts', async ({ now, until }) => {
  await countSaves(now, until - LONGEST_PAGE_MS);
  const { tools } = await currentCatalogue();
  await noteFreshness(tools, now);
  const web = watchedWeb();
  if (!web) return { counts: { off: 1 } };
  const { visited, postponed, isDone, report } = await runWatch({
    tools,
    now,
    until: until - LONGEST_PAGE_MS,
    network: webNetwork(web),
  });
  const { 'page changed': changed, gone } = report.states;
  return { counts: { visited, postponed, due: report.due, changed, gone }, isDone };
});

export const config: Config = { schedule: '*/10 * * * *' };
