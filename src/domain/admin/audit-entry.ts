import { DAY_MS, dayOf } from '#domain/value/day.ts';
import type { AuditAction, AuditEntry } from './audit-entry.schema.ts';

/** Tools that an entry names; more are counted. */
const MAX_NAMED = 20;

/** What is kept of something that was done. */
export function auditEntry(action: AuditAction, who: string | null, tools: readonly string[], now: Date): AuditEntry {
  const about = tools.slice(0, MAX_NAMED);
  return { at: now.toISOString(), who, action, about, more: tools.length - about.length };
}

const words: Record<AuditAction, string> = {
  admin_signed_in: 'signed in as an admin',
  submission_accepted: 'accepted',
  submission_declined: 'declined',
  submission_reopened: 'reopened',
  message_answered: 'answered a message',
  message_marked_spam: 'marked a message as spam',
  tools_uploaded: 'uploaded',
  upload_undone: 'took back the upload of',
  tool_added: 'added',
  tool_changed: 'changed',
  tool_change_undone: 'took back a change of',
  document_added: 'wrote',
  document_changed: 'changed',
  document_change_undone: 'took back a change of',
  fact_confirmed: 'confirmed a fact of',
  fact_corrected: 'corrected a fact of',
  fact_left: 'left a fact of',
  digest_held: 'held the digest of',
  digest_skipped: 'skipped the digest of',
  digest_released: 'released the digest of',
  news_released: 'released the news',
  news_held: 'held the news',
  news_removed: 'removed the news',
  letter_tested: 'sent themselves a test of',
  letter_sent_again: 'sent again a letter that was refused:',
  catalogue_exported: 'exported the catalogue',
  person_looked_up: 'looked up the person behind an address:',
  person_export_sent: 'sent a person their own data:',
  data_exported: 'downloaded their own data',
  account_closed: 'deleted their account',
};

/** An entry in words, without who: 'uploaded Runway, Krea and 3 more'. */
export function auditText({ action, about, more }: Pick<AuditEntry, 'action' | 'about' | 'more'>): string {
  const named = [...about, ...(more > 0 ? [`${more} more`] : [])];
  const list = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : (named[0] ?? '');
  return `${words[action]} ${list}`.trim();
}

/** The day of a place in the audit, `20261122`, and the day before it. */
export function dayOfPlace(place: string): string {
  return place.slice(0, 8);
}

/** The day as it begins the key of each of its entries. */
export function auditDay(time: Date): string {
  return dayOf(time).replaceAll('-', '');
}

/** The key of an entry: keys sort by time. @param random 8 hex digits, so that two of one moment both stay */
export function auditKey(at: Date, random: string): string {
  return `${auditDay(at)}-${at.toISOString().slice(11).replace(/\D/g, '')}-${random}`;
}

/** A day and so many before it, newest first. */
export function daysBack(day: string, count: number): string[] {
  const noon = Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}T12:00:00Z`);
  return Array.from({ length: count }, (_, back) => auditDay(new Date(noon - back * DAY_MS)));
}
