import * as z from 'zod';
import { auditEntrySchema } from '#domain/admin/audit-entry.schema.ts';
import { documentStore } from './document-store.ts';

/** The audit, each entry under a key that begins with its day and sorts by time. */
export const auditEntries = documentStore('audit', auditEntrySchema, (key) => /^\d/.test(key));

/** Which account stands behind the mark of an admin, under `admin-` and the mark; goes with the account. */
export const auditAdmins = documentStore('audit', z.object({ userId: z.string() }), (key) => key.startsWith('admin-'));
