import type { Contract } from './contract.ts';

export const submissionStatus = {
  path: '/api/submission-status',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [400, 400, 400, 400],
    },
  },
} as const satisfies Contract;
