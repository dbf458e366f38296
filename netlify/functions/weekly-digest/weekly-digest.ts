import type { Config } from '@netlify/functions';
import { allDrops, plans } from '#netlify/catalog/catalog.ts';
import { sendDigest } from '#netlify/letters/send-digest.ts';
import { logInfo } from '#netlify/http/log.ts';

/** A scheduled function has 30 s; a mail that is begun takes at most about eight. */
const WORK_MS = 20_000;

/** On Monday mornings, until everybody has it: the Fresh Drops of the week that is over. */
export default async (): Promise<void> => {
  const { sent, isDone } = await sendDigest({
    now: new Date(),
    drops: allDrops,
    plans,
    until: performance.now() + WORK_MS,
  });
  logInfo('job', { job: 'weekly-digest', sent, isDone });
};

export const config: Config = { schedule: '*/10 7-12 * * 1,2' };
