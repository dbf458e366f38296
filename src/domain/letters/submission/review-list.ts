import { isWaiting } from './decide.ts';
import type { Submission } from './submission.ts';

/** What the review page shows: an answer has its limits, the counts have none. */
export interface ReviewList {
  /** How many wait in all. */
  waiting: number;
  /** The ones that have waited longest, oldest first. */
  queue: Submission[];
  /** The last decisions, newest first. */
  decided: Submission[];
}

/** Submissions that an answer holds of each kind. */
export const MAX_LISTED = { queued: 100, decided: 20 } as const;

/** Sorts submissions into what waits and what was decided. */
export function reviewList(submissions: readonly Submission[], now: Date): ReviewList {
  const queue = submissions
    .filter((submission) => isWaiting(submission, now))
    .sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
  const decided = submissions
    .filter((submission) => !isWaiting(submission, now))
    .sort((a, b) => (decidedAt(a) > decidedAt(b) ? -1 : 1));
  return {
    waiting: queue.length,
    queue: queue.slice(0, MAX_LISTED.queued),
    decided: decided.slice(0, MAX_LISTED.decided),
  };
}

function decidedAt({ decision }: Submission): string {
  return decision?.decidedAt ?? '';
}
