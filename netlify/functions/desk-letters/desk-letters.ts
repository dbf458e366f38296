import type { Config } from '@netlify/functions';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { sendLateDigests } from '#netlify/letters/send-digest.ts';
import { allOf } from '#netlify/letters/send-edition.ts';
import { sendNews } from '#netlify/letters/send-news.ts';

/** Every ten minutes: sends what an admin released at the desk, a digest that was held or a piece of news, and what is left of a digest. */
export default defineJob(
  'desk-letters',
  async ({ now, until }) => {
    const { drops, isCurrent } = await currentDrops(now);
    const digest = isCurrent ? await sendLateDigests({ now, drops, plans, until }) : { sent: 0, isDone: false }; // without the desk's drops it would never tell them
    const { sent, waiting = 0, isDone, ranOut } = allOf([digest, await sendNews(now, until)]);
    return { counts: { sent, waiting }, isDone, ranOut };
  },
  startInBackground,
);

export const config: Config = { schedule: '*/10 * * * *' };
