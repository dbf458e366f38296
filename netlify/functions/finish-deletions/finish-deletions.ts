import type { Config } from '@netlify/functions';
import { finishDeletions } from '#netlify/personal-data/delete-account.ts';

/** Every hour: goes on with deletions that were cut short. */
export default async (): Promise<void> => {
  const { finished, left } = await finishDeletions();
  if (finished + left > 0) console.log(`Deletions: ${finished} finished, ${left} left.`);
};

export const config: Config = { schedule: '@hourly' };
