import type { DeskActionKind } from '#domain/admin/desk-thread.ts';

/** One thing that the team did about a message or a submission, as the back office shows it. */
export interface ThreadLine {
  id: string;
  /** ISO time. */
  at: string;
  /** Address of the admin, which nobody outside the back office is told; null once that account is gone. */
  by: string | null;
  what: DeskActionKind;
  /** The answer, the reason, or what they wrote back; else empty. */
  text: string;
  /** The words are theirs, put here out of the team's mailbox. */
  isTheirs: boolean;
}
