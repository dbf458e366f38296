import type { Contract } from './contract.ts';

export const account = {
  path: '/api/account',
  methods: {
    DELETE: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
