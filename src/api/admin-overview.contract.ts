import type { Contract } from './contract.ts';

export const adminOverview = {
  path: '/api/admin/overview',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
