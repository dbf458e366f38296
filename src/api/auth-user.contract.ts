import type { Contract } from './contract.ts';

export const authUser = {
  path: '/api/auth/user',
  methods: {
    GET: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
