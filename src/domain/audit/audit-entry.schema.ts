import * as z from 'zod';

/** What somebody did that the team may have to look up later. */
export const auditActions = [
  'admin_signed_in',
  'submission_accepted',
  'submission_declined',
  'tools_uploaded',
  'upload_undone',
  'catalogue_exported',
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
