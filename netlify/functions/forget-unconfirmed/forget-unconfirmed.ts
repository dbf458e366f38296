import type { Config } from '@netlify/functions';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { forgetUnconfirmed } from '#netlify/letters/forget-unconfirmed.ts';

/** Once a night: forgets requests for mail that nobody confirmed, as the confirming mail says. */
export default defineJob(
  'forget-unconfirmed',
  async ({ now, until }) => {
    const { forgotten, isDone, ranOut } = await forgetUnconfirmed(now, until);
    return { counts: { forgotten }, isDone, ranOut };
  },
  startInBackground,
);

export const config: Config = { schedule: '30 3 * * *' };
