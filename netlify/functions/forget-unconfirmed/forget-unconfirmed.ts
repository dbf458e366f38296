import type { Config } from '@netlify/functions';
import { forgetUnconfirmed } from '#netlify/letters/forget-unconfirmed.ts';
import { logInfo } from '#netlify/http/log.ts';

/** Once a night: forgets requests for mail that nobody confirmed, as the confirming mail says. */
export default async (): Promise<void> => {
  const forgotten = await forgetUnconfirmed(new Date());
  if (forgotten > 0) logInfo('job', { job: 'forget-unconfirmed', forgotten });
};

export const config: Config = { schedule: '30 3 * * *' };
