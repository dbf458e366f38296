import type { Config } from '@netlify/functions';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { finishDeletions } from '#netlify/personal-data/delete-account.ts';

/** Every hour: goes on with deletions that were cut short. */
export default defineJob(
  'finish-deletions',
  async ({ until }) => {
    const { finished, left, ranOut } = await finishDeletions(until);
    return { counts: { finished, left }, isDone: left === 0, ranOut };
  },
  startInBackground,
);

export const config: Config = { schedule: '@hourly' };
