import * as z from 'zod';

/** What somebody did that the team may have to look up later. */
const auditActions = [
  'admin_signed_in',
  'submission_accepted',
  'submission_declined',
  'submission_reopened',
  'message_answered',
  'message_marked_spam',
  'tools_uploaded',
  'upload_undone',
  'tool_added',
  'tool_changed',
  'tool_change_undone',
  'document_added',
  'document_changed',
  'document_change_undone',
  'fact_confirmed',
  'fact_corrected',
  'fact_left',
  'digest_held',
  'digest_skipped',
  'digest_released',
  'letter_tested',
  'letter_sent_again',
  'news_released',
  'news_held',
  'news_removed',
  'catalogue_exported',
  'person_looked_up',
  'person_export_sent',
  'data_exported',
  'account_closed',
] as const;

/** One line of the audit. It never changes. */
export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  /** A keyed hash of the person, the same as in the log; null when nobody can be named. */
  who: z.string().nullable(),
  action: z.enum(auditActions),
  /** Names of the tools it is about. */
  about: z.array(z.string()),
  /** Tools beyond those that are named. */
  more: z.number().int(),
});

export type AuditAction = (typeof auditActions)[number];
export type AuditEntry = z.output<typeof auditEntrySchema>;
