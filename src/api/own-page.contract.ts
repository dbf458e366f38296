import type { Contract } from './contract.ts';

export const ownPage = {
  path: '/api/own-page',
  methods: {
    GET: {
      who: 'user',
      statuses: [401, 200, 200, 200],
    },
  },
} as const satisfies Contract;
