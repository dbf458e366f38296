import { lazy } from '#domain/value/lazy.ts';
import type { JobRun } from './job-record.schema.ts';
import type { JobState } from './job-record.ts';

const outcomes: Record<JobRun['outcome'], string> = {
  running: 'under way',
  done: 'done',
  unfinished: 'done as far as time went',
  failed: 'failed',
  cut_off: 'cut off',
};

/** What came of a run: 'done in 2.1 s: 3 sent, 1 waiting', 'failed after 0.3 s: StoreUnavailable'. */
export function runText({ outcome, startedAt, endedAt, counts, failure }: JobRun): string {
  const seconds = endedAt === null ? null : (Date.parse(endedAt) - Date.parse(startedAt)) / 1000;
  const took = seconds === null ? '' : ` ${outcome === 'failed' ? 'after' : 'in'} ${Math.max(0, seconds).toFixed(1)} s`;
  const did =
    failure ??
    Object.entries(counts)
      .map(([word, count]) => `${count} ${word}`)
      .join(', ');
  return `${outcomes[outcome]}${took}${did && `: ${did}`}`;
}

const states: Record<JobState, string> = {
  waiting: 'Has not run yet',
  well: 'Well',
  failed: 'Failed',
  late: 'Late',
};

/** How a job stands, in one or two words. */
export function stateText(state: JobState): string {
  return states[state];
}

/** Moments as the back office writes them: '22 Nov, 10:15 UTC'. */
export function momentText(time: string): string {
  return `${moment().format(new Date(time))} UTC`;
}

const moment = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
);
