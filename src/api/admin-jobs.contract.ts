import type { JobStanding } from './admin-jobs.ts';
import { type Contract, typeOnly } from './contract.ts';

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
