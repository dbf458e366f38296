import type { JobStanding } from '#api/admin-jobs.ts';
import type { HealthAnswer, JobHealth, PartHealth } from '#api/health.ts';
import { probePayments } from '#netlify/billing/probe-payments.ts';
import { SettingError, mailSettings, paymentSettings } from '#netlify/env.ts';
import { probeProvider } from '#netlify/identity/probe-provider.ts';
import { readJobs } from '#netlify/jobs/read-jobs.ts';
import { outbox } from '#netlify/mail/mail-stores.ts';
import { deletions } from '#netlify/stores/deletion-store.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { type Probed, probe } from './probe.ts';

/** More mails than ever wait while the mail server takes them. */
const MOST_WAITING = 300;
/** A deletion is tried again each hour; one that is older than this does not get through, in ms. */
const OLDEST_DELETION_MS = 3 * 3_600_000;
/** Deletions whose age is looked at. */
const LOOKED_AT = 20;

/** Enough to say "a great many". */
const MOST_COUNTED = 1000;

/** How every part of the site stands at a moment, within about a second. */
export async function readHealth(now: Date): Promise<HealthAnswer> {
  const [store, identity, payments, mail, pending, standings] = await Promise.all([
    probe('store', () => jobRecords.read('watch-jobs')),
    probe('identity', probeProvider),
    isSetUp(paymentSettings) ? probe('payments', probePayments) : OFF,
    probe('mail', countWaiting, (waiting) => (waiting > MOST_WAITING ? 'failing' : 'ok')),
    probe('deletions', pendingDeletions, ({ oldestAt }) => (isOld(oldestAt, now) ? 'failing' : 'ok')),
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
      waiting: mail.found,
    },
    deletions: { ...health(pending), pending: pending.found?.count ?? null },
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

async function countWaiting(): Promise<number> {
  mailSettings(); // half a setting is a fault
  return (await outbox.someKeys(MOST_COUNTED)).length;
}

async function pendingDeletions(): Promise<{ count: number; oldestAt: string | null }> {
  const keys = await deletions.someKeys(MOST_COUNTED);
  const notes = await Promise.all(keys.slice(0, LOOKED_AT).map((key) => deletions.read(key)));
  const [oldest] = notes.flatMap((note) => note?.at ?? []).sort();
  return { count: keys.length, oldestAt: oldest ?? null };
}

function isOld(at: string | null, now: Date): boolean {
  return at !== null && now.getTime() - Date.parse(at) > OLDEST_DELETION_MS;
}

function isInTrouble({ state }: JobStanding): boolean {
  return state === 'failed' || state === 'late';
}

function jobHealth({ name, state, runs: [last], nextDueAt }: JobStanding): JobHealth {
  return { name, state, last: last ? { at: last.startedAt, outcome: last.outcome } : null, nextDueAt };
}
