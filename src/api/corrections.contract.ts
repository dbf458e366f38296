import type { Contract } from './contract.ts';

export const correctionsEndpoint = {
  path: '/api/corrections',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
