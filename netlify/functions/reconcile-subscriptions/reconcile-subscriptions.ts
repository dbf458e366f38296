import type { Config } from '@netlify/functions';
import { reconcileAll } from '#netlify/billing/reconcile-all.ts';
import { paymentSettings } from '#netlify/env.ts';
import { defineJob } from '#netlify/jobs/define-job.ts';
import { startInBackground } from '#netlify/jobs/start-in-background.ts';

/** Once an hour: corrects what lost webhooks left behind; nothing where payments are off. */
export default defineJob(
  'reconcile-subscriptions',
  async ({ until }) => {
    if (paymentSettings() === null) return {};
    const { customers, corrected, failed, isDone, ranOut } = await reconcileAll(until);
    return { counts: { customers, corrected, failed }, isDone: isDone && failed === 0, ranOut };
  },
  startInBackground,
);

export const config: Config = { schedule: '@hourly' };
