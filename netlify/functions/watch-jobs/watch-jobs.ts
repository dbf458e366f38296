import type { Config } from '@netlify/functions';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { watchJobs } from '#netlify/jobs/watch-jobs.ts';

/** Every quarter of an hour: writes to the team when a job fails or does not run. */
export default defineJob('watch-jobs', async ({ now }) => ({ counts: await watchJobs(now) }));

export const config: Config = { schedule: '*/15 * * * *' };
