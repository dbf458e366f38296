import type { AdminOverview } from './admin-overview.ts';
import { type Contract, typeOnly } from './contract.ts';

export const adminOverview = {
  path: '/api/admin/overview',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<AdminOverview>(),
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
