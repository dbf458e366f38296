import type { Contract } from './contract.ts';

export const formTime = {
  path: '/api/form-time',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
