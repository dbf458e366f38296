import type { JobStanding } from '#api/admin-jobs.contract.ts';
import { jobNames, jobs } from '#domain/admin/job/job-list.ts';
import { jobState, newJobRecord, nextDue } from '#domain/admin/job/job-record.ts';
import { jobRecords } from '#netlify/stores/job-store.ts';
import { dueAfter } from './due-after.ts';

/** How every job stands, in the order of the list. @throws StoreUnavailable, UnreadableRecord */
export function readJobs(now: Date): Promise<JobStanding[]> {
  return Promise.all(
    jobNames.map(async (name) => {
      const record = (await jobRecords.read(name)) ?? newJobRecord(now);
      const due = dueAfter(jobs[name].schedule);
      return {
        name,
        state: jobState(record, due, now),
        nextDueAt: nextDue(record, due).toISOString(),
        runs: record.runs,
      };
    }),
  );
}
