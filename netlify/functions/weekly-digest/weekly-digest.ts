import type { Config } from '@netlify/functions';
import { allDrops, plans } from '#netlify/catalog/catalog.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';

/** On Monday mornings, until everybody has it: the Fresh Drops of the week that is over. */
export default defineJob('weekly-digest', async ({ now, until }) => {
  const { sent, isDone } = await sendDigest({ now, drops: allDrops, plans, until });
  return { counts: { sent }, isDone };
});

export const config: Config = { schedule: '*/10 7-12 * * 1,2' };
