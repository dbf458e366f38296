import type { Config } from '@netlify/functions';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';
import { isStillWanted } from '#netlify/letters/still-wanted.ts';
import { deliverQueued } from '#netlify/mail/outbox.ts';

/** Every five minutes: sends what the mail server did not take before. */
export default defineJob(
  'deliver-mail',
  async ({ until }) => {
    const { sent, waiting } = await deliverQueued({ isWanted: isStillWanted, until });
    return { counts: { sent, waiting }, ranOut: waiting > 0 && performance.now() >= until };
  },
  startInBackground,
);

export const config: Config = { schedule: '*/5 * * * *' };
