import type { Contract } from './contract.ts';

export const resumeSubscription = {
  path: '/api/resume-subscription',
  methods: {
    POST: {
      who: 'user',
      statuses: [401, 409, 409, 409],
    },
  },
} as const satisfies Contract;
