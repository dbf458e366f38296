import type { JobName } from '#domain/admin/job/job-list.ts';
import type { JobRun } from '#domain/admin/job/job-record.schema.ts';
import type { JobState } from '#domain/admin/job/job-record.ts';
import { request } from './request.ts';

/** How one job stands. */
export interface JobStanding {
  name: JobName;
  state: JobState;
  /** ISO time; in the past when it is late. */
  nextDueAt: string;
  /** The last ones, newest first. */
  runs: JobRun[];
}

/** @throws CallError `unauthorized` signed out, `forbidden` without the admin role */
export function fetchAdminJobs(): Promise<JobStanding[]> {
  return request('GET', '/api/admin/jobs');
}
