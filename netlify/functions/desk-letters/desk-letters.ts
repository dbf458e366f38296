import type { Config } from '@netlify/functions';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { sendReleasedDigest } from '#netlify/letters/send-digest.ts';
import { sendNews } from '#netlify/letters/send-news.ts';

/** Every ten minutes: sends what an admin released at the desk, a digest that was held or a piece of news. */
export default defineJob('desk-letters', async ({ now, until }) => {
  const { drops, isCurrent } = await currentDrops(now);
  const digest = isCurrent
    ? await sendReleasedDigest({ now, drops, plans, until })
    : { sent: 0, isDone: false, ranOut: false }; // without the desk's drops it would never tell them
  const news = await sendNews(now, until);
  return {
    counts: { sent: digest.sent + news.sent },
    isDone: digest.isDone && news.isDone,
    ranOut: digest.ranOut || news.ranOut,
  };
});

export const config: Config = { schedule: '*/10 * * * *' };
