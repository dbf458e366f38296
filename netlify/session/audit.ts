import { randomBytes } from 'node:crypto';
import type { AuditAction } from '#domain/admin/audit-entry.schema.ts';
import { auditEntry, auditKey } from '#domain/admin/audit-entry.ts';
import { logError, logInfo } from '#netlify/http/log.ts';
import { personMark } from './person-mark.ts';
import { auditAdmins, auditEntries } from '#netlify/stores/audit-store.ts';

/** Something that was done. */
interface Action {
  action: AuditAction;
  /** Whose account did it; only a keyed hash of it is kept. */
  userId: string | null;
  /** Names of the tools it is about. */
  tools?: readonly string[];
  now: Date;
}

/**
 * Notes what somebody did, after it was done. It never fails: what is done is done, and an entry that could not be
 * stored stands in the log.
 */
export async function audit({ action, userId, tools = [], now }: Action): Promise<void> {
  const who = userId === null ? null : personMark(userId);
  logInfo('audit', { action, who });
  try {
    const key = auditKey(now, randomBytes(4).toString('hex'));
    await auditEntries.keep(key, auditEntry(action, who, tools, now));
    if (action === 'admin_signed_in' && who !== null && userId !== null)
      await auditAdmins.keep(`admin-${who}`, { userId });
  } catch (error) {
    logError('audit_not_stored', error, { action, who });
  }
}
