import type { Config } from '@netlify/functions';
import { foldEvents } from '#netlify/admin/fold-events.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';

/** Every half an hour: adds up what happened. */
export default defineJob(
  'fold-figures',
  async ({ until }) => {
    const { counted, isDone } = await foldEvents(until);
    return { counts: { counted }, isDone, ranOut: !isDone };
  },
  startInBackground,
);

export const config: Config = { schedule: '*/30 * * * *' };
