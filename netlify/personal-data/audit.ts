import { personMark } from '#netlify/session/person-mark.ts';
import { auditAdmins } from '#netlify/stores/audit-store.ts';
import type { PersonalStore } from './personal-store.ts';

/** Which admin stands behind a mark in the audit. The entries stay for their 400 days: they name nobody any more. */
export const personalAudit: PersonalStore = {
  store: 'audit',
  holds: 'That you are an admin of this site, so that what you decide and upload can be looked up',
  async exportOf({ userId }) {
    const key = adminKey(userId);
    return key && (await auditAdmins.read(key)) ? { isAdmin: true } : null;
  },
  async erase({ userId }) {
    const key = adminKey(userId);
    if (key) await auditAdmins.remove(key);
  },
};

function adminKey(userId: string): string | null {
  const mark = personMark(userId);
  return mark === null ? null : `admin-${mark}`;
}
