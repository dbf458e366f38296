import type { Contract } from './contract.ts';

export const adminJobsEndpoint = {
  path: '/api/admin/jobs',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
