import type { Config } from '@netlify/functions';
import { reconcileAll } from '#netlify/billing/reconcile-all.ts';

/** Once an hour: mends what lost webhooks left behind. */
export default async (): Promise<void> => {
  const { customers, mended } = await reconcileAll();
  console.log(`Subscriptions: ${customers} customers read, ${mended} mended.`);
};

export const config: Config = { schedule: '@hourly' };
