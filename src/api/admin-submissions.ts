import type { Twins } from '#domain/letters/submission/find-twins.ts';
import type { ReviewList } from '#domain/letters/submission/review-list.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import type { ToolPatch } from '#domain/tool/editing/edit-tool.ts';
import { request } from './request.ts';
import type { ThreadLine } from './desk-thread.ts';

/** The queue of `GET /api/admin/submissions`. */
export interface ReviewAnswer extends ReviewList {
  /** Tools and other submissions that may be the same, by the submission's id. */
  twins: Record<string, Twins>;
  /** What was done so far, by the submission's id. */
  threads: Record<string, ThreadLine[]>;
  /** Accepted ones whose sender is told once the tool's page answers, longest first. */
  awaited: AwaitedLetter[];
}

/** A letter that waits until the page that it names answers. */
export interface AwaitedLetter {
  /** The submission's. */
  id: string;
  toolName: string;
  toolId: number;
  /** ISO time of the acceptance. */
  since: string;
  /** When somebody last looked, and the status of the page then; null when nothing answered. */
  lastLook: { at: string; status: number | null } | null;
}

/** One submission, for `GET /api/admin/submissions?id=…`. */
export interface SubmissionAtDesk {
  submission: Submission;
  twins: Twins;
}

/**
 * What the team decides: decline with a reason, publish as a tool, or accept because the guide has the tool already.
 * `reopen` takes the decision `of` this attempt back, and with it the tool that was added by it.
 * `tell` decides nothing: it looks again whether the page is there that a letter waits for.
 */
export type ReviewDecision = { id: string; attempt: string } & (
  | { decision: 'decline'; reason: string }
  | { decision: 'publish'; reason: string; patch: ToolPatch }
  | { decision: 'listed'; toolId: number }
  | { decision: 'reopen'; of: string }
  | { decision: 'tell' }
);

/**
 * What became of the letter to the sender: it went out; `waiting`, it follows when the mail server takes it;
 * `awaits_page`, it goes out when the tool's page answers; `none`, there is nothing to tell.
 */
export type DecisionLetter = 'sent' | 'waiting' | 'awaits_page' | 'none';

export interface DecisionAnswer {
  submission: Submission;
  letter: DecisionLetter;
  thread: ThreadLine[];
}

/** @throws CallError `unauthorized` signed out, `forbidden` without the admin role */
export function fetchReview(): Promise<ReviewAnswer> {
  return request('GET', '/api/admin/submissions');
}

/** One submission, whatever was decided about it. @throws CallError `not_found` */
export function fetchSubmission(id: string): Promise<SubmissionAtDesk> {
  return request('GET', `/api/admin/submissions?${new URLSearchParams({ id })}`);
}

/**
 * Decides once; the same attempt again is the same decision.
 * @throws CallError `already_decided` when somebody has decided before, `change_superseded` when the tool was changed since
 *   it was added, `tool_refused` with a `RefusedEdit` when a field of
 *   the tool needs another look
 */
export function sendDecision(decision: ReviewDecision): Promise<DecisionAnswer> {
  return request('POST', '/api/admin/submissions', decision);
}
