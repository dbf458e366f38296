import { type Contract, typeOnly } from './contract.ts';
import type { AuditEntry } from '#domain/admin/audit-entry.schema.ts';

/** One line of the audit as the back office shows it. */
export interface AuditLine extends AuditEntry {
  /** The admin's address, as long as their account is there; null for everybody else. */
  address: string | null;
}

/** Some lines, newest first. */
export interface AuditPage {
  lines: AuditLine[];
  /** Where the older ones begin, for `before`; null when there are none. */
  next: string | null;
}

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
