import { type AuditPage, fetchAuditPage } from '#api/admin-audit.ts';
import { reading } from './reading.ts';

/** The page of the audit that is shown, and how to read one: from where an earlier page ended, null for the newest. */
export const { store: $audit, load: loadAudit } = reading<AuditPage, [before: string | null]>(fetchAuditPage);
