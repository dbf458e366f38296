import { randomUUID } from 'node:crypto';
import type { JobName } from '#domain/admin/job/job-list.ts';
import type { JobRun } from '#domain/admin/job/job-record.schema.ts';
import { beginRun, endRun, newJobRecord } from '#domain/admin/job/job-record.ts';
import { ApiError } from '#netlify/http/api-error.ts';
import { logError, logInfo, withLogFields } from '#netlify/http/log.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';

/** What a run gets. */
interface JobCall {
  /** The moment that counts for the whole run. */
  now: Date;
  /** Nothing further is begun after this moment, on the clock of `performance.now()`. */
  until: number;
}

/** What a run did. */
interface JobResult {
  /** By words that the back office shows as they are: sent, waiting … */
  counts?: Record<string, number>;
  /** False when the next run has to go on; true unless stated. */
  isDone?: boolean;
  /** There was more to do when the time was over: a background run goes on at once, where the job has one. */
  ranOut?: boolean | undefined;
}

/** A deployable function that the clock calls, which can also say which job it is. */
export interface JobFunction {
  (): Promise<void>;
  job: JobName;
  /** The same with the time that a background function has. */
  goOn(): Promise<void>;
}

/** A scheduled function has 30 s; what is begun before this, a mail say, takes at most about eight. */
const WORK_MS = 20_000;
/** A background function has 15 minutes. */
const BACKGROUND_WORK_MS = 13 * 60_000;

/**
 * A function that the clock calls. It owns what all of them share: the record of the run, which the back office, the
 * health page and the watcher read, and its line in the log. A record that cannot be written holds up no job.
 * @param goOn starts a background run, for jobs that may need one; those without it carry none of what that takes
 */
export function defineJob(job: JobName, work: (call: JobCall) => Promise<JobResult & { ranOut?: never }>): JobFunction;
export function defineJob(
  job: JobName,
  work: (call: JobCall) => Promise<JobResult>,
  goOn: (job: JobName) => Promise<void>,
): JobFunction;
export function defineJob(
  job: JobName,
  work: (call: JobCall) => Promise<JobResult>,
  goOn?: (job: JobName) => Promise<void>,
): JobFunction {
  const run = (workMs: number) =>
    withLogFields({ job, requestId: randomUUID() }, async () => {
      const [id, now, start] = [randomUUID(), new Date(), performance.now()];
      await note(job, (record) => beginRun(record, id, now), now);
      const end = (outcome: JobRun['outcome'], counts: JobRun['counts'], failure: string | null) =>
        note(job, (record) => endRun(record, id, { outcome, counts, failure }, new Date()), now);
      const durationMs = () => Math.round(performance.now() - start);
      try {
        const { counts = {}, isDone = true, ranOut = false } = await work({ now, until: start + workMs });
        await end(isDone ? 'done' : 'unfinished', counts, null);
        logInfo('job', { outcome: isDone ? 'done' : 'unfinished', durationMs: durationMs(), ...counts });
        if (ranOut) await goOn?.(job);
      } catch (error) {
        await end('failed', {}, failureName(error));
        logError('job', error, { outcome: 'failed', durationMs: durationMs() });
        throw error;
      }
    });
  return Object.assign(() => run(WORK_MS), { job, goOn: () => run(BACKGROUND_WORK_MS) });
}

type Rule = (record: ReturnType<typeof newJobRecord>) => ReturnType<typeof newJobRecord>;

async function note(job: JobName, rule: Rule, now: Date): Promise<void> {
  try {
    await jobRecords.update(job, (current) => rule(current ?? newJobRecord(now)));
  } catch (error) {
    logError('job_not_recorded', error);
  }
}

/** The code or the class of an error: its message may name somebody. */
function failureName(error: unknown): string {
  if (error instanceof ApiError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
