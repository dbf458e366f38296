import type { Config } from '@netlify/functions';
import { logError } from '#netlify/http/log.ts';
import type { JobFunction } from '#netlify/jobs/define-job.ts';
import { askedJob } from '#netlify/jobs/start-in-background.ts';
import checkRecords from '../check-records/check-records.ts';
import deliverMail from '../deliver-mail/deliver-mail.ts';
import deskLetters from '../desk-letters/desk-letters.ts';
import dropAlerts from '../drop-alerts/drop-alerts.ts';
import finishDeletions from '../finish-deletions/finish-deletions.ts';
import foldFigures from '../fold-figures/fold-figures.ts';
import forgetUnconfirmed from '../forget-unconfirmed/forget-unconfirmed.ts';
import reconcileSubscriptions from '../reconcile-subscriptions/reconcile-subscriptions.ts';
import weeklyDigest from '../weekly-digest/weekly-digest.ts';

/** The jobs that may have more to do than a scheduled run has time for. */
const LONG_JOBS: readonly JobFunction[] = [
  checkRecords,
  deliverMail,
  deskLetters,
  dropAlerts,
  finishDeletions,
  foldFigures,
  forgetUnconfirmed,
  reconcileSubscriptions,
  weeklyDigest,
];

/** Goes on with a job where its scheduled run stopped; only our own jobs can ask for it, by a sealed token. */
export default async (request: Request): Promise<void> => {
  const asked = await askedJob(request);
  const job = LONG_JOBS.find((known) => known.job === asked);
  if (job)
    await job.goOn().catch(() => undefined); // its record and the log have what went wrong
  else logError('background_refused');
};

export const config: Config = { background: true };
