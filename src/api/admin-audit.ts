import type { AuditEntry } from '#domain/admin/audit/audit-entry.schema.ts';
import { request } from './request.ts';

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

/** @throws CallError `unauthorized` signed out, `forbidden` without the admin role */
export function fetchAuditPage(before: string | null): Promise<AuditPage> {
  return request('GET', before === null ? '/api/admin/audit' : `/api/admin/audit?before=${before}`);
}
