import type { Contract } from './contract.ts';

export const signOutEverywhere = {
  path: '/api/sign-out-everywhere',
  methods: {
    POST: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
