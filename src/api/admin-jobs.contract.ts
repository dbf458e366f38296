import { type Contract, typeOnly } from './contract.ts';
import type { JobName } from '#domain/admin/job/job-list.ts';
import type { JobRun } from '#domain/admin/job/job-record.schema.ts';
import type { JobState } from '#domain/admin/job/job-record.ts';

/** How one job stands. */
export interface JobStanding {
  name: JobName;
  state: JobState;
  /** ISO time; in the past when it is late. */
  nextDueAt: string;
  /** The last ones, newest first. */
  runs: JobRun[];
}

export const adminJobsEndpoint = {
  path: '/api/admin/jobs',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<JobStanding[]>(),
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
