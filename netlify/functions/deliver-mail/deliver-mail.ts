import type { Config } from '@netlify/functions';
import { isStillWanted } from '#netlify/letters/still-wanted.ts';
import { deliverQueued } from '#netlify/mail/outbox.ts';
import { logInfo } from '#netlify/http/log.ts';

/** A scheduled function has 30 s; a mail that is begun takes at most about eight. */
const WORK_MS = 20_000;

/** Every five minutes: sends what the mail server did not take before. */
export default async (): Promise<void> => {
  const { sent, waiting } = await deliverQueued({ isWanted: isStillWanted, until: performance.now() + WORK_MS });
  if (sent + waiting > 0) logInfo('job', { job: 'deliver-mail', sent, waiting });
};

export const config: Config = { schedule: '*/5 * * * *' };
