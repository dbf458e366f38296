import type { Config } from '@netlify/functions';
import { finishDeletions } from '#netlify/personal-data/delete-account.ts';
import { logInfo } from '#netlify/http/log.ts';

/** Every hour: goes on with deletions that were cut short. */
export default async (): Promise<void> => {
  const { finished, left } = await finishDeletions();
  if (finished + left > 0) logInfo('job', { job: 'finish-deletions', finished, left });
};

export const config: Config = { schedule: '@hourly' };
