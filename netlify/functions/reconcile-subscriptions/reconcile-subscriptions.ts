import type { Config } from '@netlify/functions';
import { reconcileAll } from '#netlify/billing/reconcile-all.ts';

/** Once an hour: corrects what lost webhooks left behind. */
export default async (): Promise<void> => {
  const { customers, corrected, failed } = await reconcileAll();
  console.log(`Subscriptions: ${customers} customers read, ${corrected} corrected, ${failed} failed.`);
};

export const config: Config = { schedule: '@hourly' };
