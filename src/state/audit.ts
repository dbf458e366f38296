import { atom } from 'nanostores';
import { type AuditPage, fetchAuditPage } from '#api/admin-audit.ts';
import { settleRefusal } from './admission.ts';
import type { Reading } from './back-office.ts';

/** The page of the audit that is shown. */
export const $audit = atom<Reading<AuditPage>>({ status: 'loading' });

/** Reads one page. @param before where an earlier page ended; null for the newest */
export async function loadAudit(before: string | null): Promise<void> {
  $audit.set({ status: 'loading' });
  try {
    $audit.set({ status: 'read', read: await fetchAuditPage(before) });
  } catch (error) {
    if (!settleRefusal(error)) $audit.set({ status: 'failed' });
  }
}
