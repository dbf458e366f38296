import type { AuditPage } from './admin-audit.ts';
import { type Contract, typeOnly } from './contract.ts';

export const adminAuditEndpoint = {
  path: '/api/admin/audit',
  methods: {
    GET: {
      who: 'admin',
      answers: typeOnly<AuditPage>(),
      statuses: [401, 403, 403, 200],
    },
  },
} as const satisfies Contract;
