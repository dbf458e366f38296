import type { Config } from '@netlify/functions';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { finishDeletions } from '#netlify/personal-data/delete-account.ts';

/** Every hour: goes on with deletions that were cut short. */
export default defineJob('finish-deletions', async () => {
  const { finished, left } = await finishDeletions();
  return { counts: { finished, left }, isDone: left === 0 };
});

export const config: Config = { schedule: '@hourly' };
