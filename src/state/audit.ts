import type { adminAuditEndpoint, AuditPage } from '#api/admin-audit.contract.ts';
import { requester } from '#api/request.ts';
import { reading } from './reading.ts';

const ask = requester<typeof adminAuditEndpoint>('/api/admin/audit');

/** The page of the audit that is shown, and how to read one: from where an earlier page ended, null for the newest. */
export const { store: $audit, load: loadAudit } = reading<AuditPage, [before: string | null]>((before) =>
  ask('GET', { params: before === null ? {} : { before } }),
);
