import type { Config } from '@netlify/functions';
import { reconcileAll } from '#netlify/billing/reconcile-all.ts';
import { logInfo } from '#netlify/http/log.ts';

/** Once an hour: corrects what lost webhooks left behind. */
export default async (): Promise<void> => {
  const { customers, corrected, failed } = await reconcileAll();
  logInfo('job', { job: 'reconcile-subscriptions', customers, corrected, failed });
};

export const config: Config = { schedule: '@hourly' };
