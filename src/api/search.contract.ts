import type { Contract } from './contract.ts';

export const searchEndpoint = {
  path: '/api/search',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
