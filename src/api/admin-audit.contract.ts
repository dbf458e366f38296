import type { Contract } from './contract.ts';

export const adminAuditEndpoint = {
  path: '/api/admin/audit',
  methods: {
    GET: {
      who: 'admin',
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
