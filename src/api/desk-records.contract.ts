import type { Contract } from './contract.ts';

export const deskRecordsEndpoint = {
  path: '/api/desk-records',
  methods: {
    GET: {
      who: 'anyone',
      statuses: [200, 200, 200, 200],
    },
  },
} as const satisfies Contract;
