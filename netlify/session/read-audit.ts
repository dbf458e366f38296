import type { AuditLine, AuditPage } from '#api/admin-audit.contract.ts';
import { auditDay, dayOfPlace, daysBack } from '#domain/admin/audit-entry.ts';
import { atOnce } from '#netlify/stores/at-once.ts';
import { auditAdmins, auditEntries } from '#netlify/stores/audit-store.ts';
import { readUser } from '#netlify/stores/user-store.ts';
import { nullIfUnreadable } from '#netlify/stores/document-store.ts';

const PAGE_SIZE = 50;
const READS_AT_ONCE = 16;
/** Days looked through at the same time, and for one page at most: a quiet month costs what a busy day costs. */
const DAYS_AT_ONCE = 8;
const MAX_DAYS = 32;
/** Where the walk back ends: entries are kept for 400 days. */
const OLDEST_DAYS = 400;

/**
 * One page of the audit, newest first.
 * @param before a place that an earlier page named; null begins with the newest
 * @throws StoreUnavailable
 */
export async function readAudit(before: string | null, now: Date): Promise<AuditPage> {
  const [oldest = ''] = daysBack(auditDay(now), OLDEST_DAYS).slice(-1);
  const days = daysBack(dayOfPlace(before ?? auditDay(now)), MAX_DAYS).filter((day) => day >= oldest);
  const keys: string[] = [];
  let looked = 0;
  for (; looked < days.length && keys.length <= PAGE_SIZE; looked += DAYS_AT_ONCE) {
    const found = await Promise.all(
      days.slice(looked, looked + DAYS_AT_ONCE).map((day) => auditEntries.keys(`${day}-`)),
    );
    keys.push(...found.flatMap((ofDay) => ofDay.toReversed()).filter((key) => before === null || key < before));
  }
  const shown = keys.slice(0, PAGE_SIZE);
  return { lines: await linesOf(shown), next: nextPlace(keys, shown, days, looked, oldest) };
}

/** The last key that is shown when there are more behind it, else the last day that was looked through. */
function nextPlace(
  keys: readonly string[],
  shown: readonly string[],
  days: readonly string[],
  looked: number,
  oldest: string,
): string | null {
  if (keys.length > shown.length) return shown.at(-1) ?? null;
  const last = days[Math.min(looked, days.length) - 1];
  return last === undefined || last <= oldest ? null : last;
}

async function linesOf(keys: readonly string[]): Promise<AuditLine[]> {
  const entries = await atOnce(keys, READS_AT_ONCE, (key) => auditEntries.tryRead(key));
  const readable = entries.filter((entry) => entry !== null);
  const marks = [...new Set(readable.flatMap(({ who }) => who ?? []))];
  const addresses = new Map(await Promise.all(marks.map(async (mark) => [mark, await adminAddress(mark)] as const)));
  return readable.map((entry) => ({
    ...entry,
    address: entry.who === null ? null : (addresses.get(entry.who) ?? null),
  }));
}

/** Who stands behind the mark of an admin; nobody once the account is gone, and nobody for other people. */
export async function adminAddress(mark: string): Promise<string | null> {
  const admin = await auditAdmins.tryRead(`admin-${mark}`);
  if (admin === null) return null;
  const stored = await readUser(admin.userId).catch(nullIfUnreadable);
  return stored === null || stored.user.deletedAt !== null ? null : stored.user.email;
}
