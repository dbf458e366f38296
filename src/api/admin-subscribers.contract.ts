import type { Contract } from './contract.ts';

export const adminSubscribers = {
  path: '/api/admin/subscribers',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
