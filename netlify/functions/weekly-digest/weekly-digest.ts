import type { Config } from '@netlify/functions';
import { currentDrops } from '#netlify/catalog/current-drops.ts';
import { plans } from '#netlify/catalog/plans.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';

/** On Monday mornings, until everybody has it: the Fresh Drops of the week that is over. */
export default defineJob(
  'weekly-digest',
  async ({ now, until }) => {
    const { drops, isCurrent } = await currentDrops(now);
    if (!isCurrent) return { isDone: false }; // a digest without the desk's drops would never tell them
    const { sent, waiting = 0, isDone, ranOut } = await sendDigest({ now, drops, plans, until });
    return { counts: { sent, waiting }, isDone, ranOut };
  },
  startInBackground,
);

export const config: Config = { schedule: '*/10 7-12 * * 1,2' };
