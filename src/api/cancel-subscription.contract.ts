import type { Contract } from './contract.ts';

export const cancelSubscription = {
  path: '/api/cancel-subscription',
  methods: {
    POST: {
      who: 'user',
      statuses: [401, 409, 409, 409],
    },
  },
} as const satisfies Contract;
