import type { Contract } from './contract.ts';

export const healthEndpoint = {
  path: '/api/health',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
