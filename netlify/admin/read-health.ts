import type { JobStanding } from '#api/admin-jobs.contract.ts';
import type { HealthAnswer, JobHealth, PartHealth } from '#api/health.contract.ts';
import { probePayments } from '#netlify/billing/probe-payments.ts';
import { isInTrouble } from '#domain/admin/job/job-record.ts';
import type { WatchReport } from '#domain/watch/watch-report.schema.ts';
import { leftOutName } from '#domain/record/left-out.ts';
import { leftOutOfPages } from '#netlify/catalog/left-out.ts';
import { SettingError, mailSettings, paymentSettings, watchedWeb } from '#netlify/env.ts';
import { probeProvider } from '#netlify/identity/probe-provider.ts';
import { watchStanding } from '#netlify/facts/watch-standing.ts';
import { readJobs } from '#netlify/jobs/read-jobs.ts';
import { type MailStanding, isAlarming, standingText } from '#domain/letters/mail-standing.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { mailStanding } from '#netlify/mail/mail-standing.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { RECORD_SCAN, recordScans } from '#netlify/stores/record-scan-store.ts';
import { REPORT, watchReports } from '#netlify/stores/watch-store.ts';
import { type Probed, probe } from './probe.ts';

/** More mails than ever wait while the mail server takes them. */
const MAX_WAITING = 300;
/** A deletion is tried again each hour; one that is older than this does not get through, in ms. */
const OLDEST_DELETION_MS = 3 * 3_600_000;
/** Deletions whose age is looked at. */
const LOOKED_AT = 20;

/** Enough to say "a great many". */
const MAX_COUNTED = 1000;

/** How every part of the site stands at a moment, within about a second. */
export async function readHealth(now: Date): Promise<HealthAnswer> {
  const [store, identity, payments, mail, pending, scan, watch, standings] = await Promise.all([
    probe('store', () => jobRecords.read('watch-jobs')),
    probe('identity', probeProvider),
    isSetUp(paymentSettings) ? probe('payments', probePayments) : OFF,
    probe('mail', lookAtMail, ({ waiting, standing }) =>
      waiting > MAX_WAITING || isAlarming(standing) ? 'failing' : 'ok',
    ),
    probe('deletions', pendingDeletions, ({ oldestAt }) => (isOld(oldestAt, now) ? 'failing' : 'ok')),
    probe('records', countUnreadable, (unreadable) => (unreadable ? 'failing' : 'ok')),
    isSetUp(watchedWeb) ? probe('watch', () => watchReports.read(REPORT)) : OFF,
    probe(
      'jobs',
      () => readJobs(now),
      (each) => (each.some(isInTrouble) ? 'failing' : 'ok'),
    ),
  ]);
  const parts = {
    store: health(store),
    identity: health(identity),
    payments: health(payments),
    mail: {
      ...health(mail),
      ...(mail.state === 'ok' && !isSetUp(mailSettings) && { state: 'off' as const }),
      waiting: mail.found?.waiting ?? null,
      says: mailSays(mail.found?.standing),
    },
    deletions: { ...health(pending), pending: pending.found?.count ?? null },
    records: { ...health(scan), unreadable: scan.found },
    pages: pagesHealth(leftOutOfPages.map(leftOutName)),
    watch: { ...health(watch), ...watchHealth(watch.found) },
    jobs: { ...health(standings), each: (standings.found ?? []).map(jobHealth) },
  };
  const isWell = Object.values(parts).every(({ state }) => state === 'ok' || state === 'off');
  return { status: isWell ? 'ok' : 'failing', at: now.toISOString(), ...parts };
}

const OFF: Probed<never> = { state: 'off', tookMs: 0, found: null };

function health({ state, tookMs }: Probed<unknown>): PartHealth {
  return { state, tookMs };
}

/** Whether a part is meant to work here. Settings that are wrong are tried, so that the check fails and the log says why. */
function isSetUp(settings: () => unknown): boolean {
  try {
    return settings() !== null;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return true;
  }
}

async function lookAtMail() {
  mailSettings(); // half a setting is a fault
  const [keys, standing] = await Promise.all([outbox.someKeys(MAX_COUNTED), mailStanding()]);
  return { waiting: keys.length, standing };
}

function mailSays(standing: MailStanding | undefined): string {
  if (!isSetUp(mailSettings)) return 'No mail server is set up on this site.';
  return standing ? standingText(standing) : 'Nobody knows: its settings or the store cannot be read.';
}

/** What the last walk over all records could not read, or the one that is under way; null when there was none yet. */
async function countUnreadable(): Promise<number | null> {
  const scan = await recordScans.read(RECORD_SCAN);
  return scan && Math.max(scan.last?.unreadable ?? 0, scan.seen.unreadable);
}

async function pendingDeletions(): Promise<{ count: number; oldestAt: string | null }> {
  const keys = await deletions.someKeys(MAX_COUNTED);
  const notes = await Promise.all(keys.slice(0, LOOKED_AT).map((key) => deletions.read(key)));
  const [oldest] = notes.flatMap((note) => note?.at ?? []).sort();
  return { count: keys.length, oldestAt: oldest ?? null };
}

/** How the pages of this deploy were built. */
function pagesHealth(leftOut: string[]): HealthAnswer['pages'] {
  return { state: leftOut.length > 0 ? 'failing' : 'ok', tookMs: 0, leftOut };
}

/** What the visits of the sources came to; whether they run at all is for the jobs to say. */
function watchHealth(report: WatchReport | null): Pick<HealthAnswer['watch'], 'says' | 'changed' | 'due'> {
  return {
    says: watchStanding(report),
    changed: report && report.states['page changed'] + report.states.gone,
    due: report?.due ?? null,
  };
}

function isOld(at: string | null, now: Date): boolean {
  return at !== null && now.getTime() - Date.parse(at) > OLDEST_DELETION_MS;
}

function jobHealth({ name, state, runs: [last], nextDueAt }: JobStanding): JobHealth {
  return { name, state, last: last ? { at: last.startedAt, outcome: last.outcome } : null, nextDueAt };
}
