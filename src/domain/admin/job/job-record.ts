import type { JobRecord, JobRun } from './job-record.schema.ts';

/** Runs that are kept of each job. */
const MAX_RUNS = 20;
/** No run takes longer, in ms: a background function is ended after 15 minutes. */
const LONGEST_RUN_MS = 16 * 60_000;
/** A run may begin this much after its time before it counts as missed, in ms. */
const GRACE_MS = 3 * 60_000;

/** The first moment after a given one at which a job is due. */
export type DueAfter = (time: Date) => Date;

/** How a job stands: `waiting` has not run yet and is not late. */
export type JobState = 'waiting' | 'well' | 'failed' | 'late';

/** Whether somebody should look after a job. */
export function isInTrouble({ state }: { state: JobState }): boolean {
  return state === 'failed' || state === 'late';
}

/** A job that is expected to run from now on. */
export function newJobRecord(now: Date): JobRecord {
  return { watchedSince: now.toISOString(), runs: [], alarm: null };
}

/** A run begins; one that began long ago and never ended counts as cut off. */
export function beginRun(record: JobRecord, id: string, now: Date): JobRecord {
  const run: JobRun = {
    id,
    startedAt: now.toISOString(),
    endedAt: null,
    outcome: 'running',
    counts: {},
    failure: null,
  };
  const before = record.runs.filter((earlier) => earlier.id !== id).map((earlier) => settled(earlier, now));
  return { ...record, runs: [run, ...before].slice(0, MAX_RUNS) };
}

/** A run ends. One that went well ends the trouble that the job was in. */
export function endRun(
  record: JobRecord,
  id: string,
  end: Pick<JobRun, 'outcome' | 'counts' | 'failure'>,
  now: Date,
): JobRecord {
  const runs = record.runs.map((run) => (run.id === id ? { ...run, ...end, endedAt: now.toISOString() } : run));
  return { ...record, runs, alarm: isFailure(end.outcome) ? record.alarm : null };
}

function settled(run: JobRun, now: Date): JobRun {
  const isLost = run.outcome === 'running' && now.getTime() - Date.parse(run.startedAt) > LONGEST_RUN_MS;
  return isLost ? { ...run, outcome: 'cut_off' } : run;
}

function isFailure(outcome: JobRun['outcome']): boolean {
  return outcome === 'failed' || outcome === 'cut_off';
}

/** How many times in a row the job failed, leaving out a run that is under way. */
function failuresInARow({ runs }: JobRecord, now: Date): number {
  const ended = runs.map((run) => settled(run, now)).filter(({ outcome }) => outcome !== 'running');
  const firstGood = ended.findIndex(({ outcome }) => !isFailure(outcome));
  return firstGood === -1 ? ended.length : firstGood;
}

/** How many times the job was due since it last began and did not begin; counted up to 2. */
function missedRuns(record: JobRecord, dueAfter: DueAfter, now: Date): number {
  let due = nextDue(record, dueAfter);
  for (let missed = 0; missed < 2; missed += 1) {
    if (due.getTime() + GRACE_MS >= now.getTime()) return missed;
    due = dueAfter(due);
  }
  return 2;
}

/** When the job should begin next; in the past when it is late. */
export function nextDue({ runs: [last], watchedSince }: JobRecord, dueAfter: DueAfter): Date {
  return dueAfter(new Date(last?.startedAt ?? watchedSince));
}

/** How a job stands at a moment. */
export function jobState(record: JobRecord, dueAfter: DueAfter, now: Date): JobState {
  if (missedRuns(record, dueAfter, now) > 0) return 'late';
  if (failuresInARow(record, now) > 0) return 'failed';
  return record.runs.length === 0 ? 'waiting' : 'well';
}

/** The same record with an alarm when the job failed twice in a row or was due twice in vain; one that stands stays. */
export function withAlarm(record: JobRecord, dueAfter: DueAfter, now: Date): JobRecord {
  if (record.alarm) return record;
  const reason = missedRuns(record, dueAfter, now) >= 2 ? 'late' : failuresInARow(record, now) >= 2 ? 'failed' : null;
  return reason ? { ...record, alarm: { reason, raisedAt: now.toISOString(), isTold: false } } : record;
}
