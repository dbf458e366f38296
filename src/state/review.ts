import { atom } from 'nanostores';
import { type ReviewAnswer, type ReviewDecision, fetchReview, sendDecision } from '#api/admin-submissions.ts';
import type { Submission } from '#domain/submission/submission.ts';
import { settleRefusal } from './admission.ts';
import type { Reading } from './back-office.ts';
import { refusalWords } from './refusal-words.ts';
import { showToast } from './toast.ts';

export const $review = atom<Reading<ReviewAnswer>>({ status: 'loading' });

/** The submission that is being decided, and what kept the last try from coming through. */
export const $deciding = atom<{ id: string; isBusy: boolean; problem: string | null } | null>(null);

/** A decision without what only the sending adds. */
export type Choice = ReviewDecision extends infer Each
  ? Each extends { attempt: string }
    ? Omit<Each, 'attempt'>
    : never
  : never;

/** One attempt for each submission: a second try after a failure goes on with the first. */
const attempts = new Map<string, string>();

/** Reads the queue. */
export async function loadReview(): Promise<void> {
  $review.set({ status: 'loading' });
  try {
    $review.set({ status: 'read', read: await fetchReview() });
  } catch (error) {
    if (!settleRefusal(error)) $review.set({ status: 'failed' });
  }
}

/** Decides about one submission. True when it is done and has left the queue; else the words stand in `$deciding`. */
export async function decideSubmission(choice: Choice): Promise<boolean> {
  const { id } = choice;
  if ($deciding.get()?.isBusy) return false;
  $deciding.set({ id, isBusy: true, problem: null });
  const attempt = attempts.get(id) ?? crypto.randomUUID();
  attempts.set(id, attempt);
  try {
    const { submission, letter } = await sendDecision({ ...choice, attempt } as ReviewDecision);
    moveOut(submission);
    $deciding.set(null);
    showToast(
      submission.decision?.state === 'declined' ? 'Declined' : 'Accepted',
      letter === 'sent'
        ? `${submission.submitterName} has been told by mail.`
        : `It is stored. The mail to ${submission.submitterName} follows by itself.`,
    );
    return true;
  } catch (error) {
    const isSettled = settleRefusal(error);
    $deciding.set({ id, isBusy: false, problem: isSettled ? null : refusalWords(error) });
    return false;
  }
}

/** Forgets what went wrong, when another form is opened. */
export function forgetProblem(): void {
  $deciding.set(null);
}

function moveOut(submission: Submission): void {
  const reading = $review.get();
  if (reading.status !== 'read') return;
  const { waiting, queue, decided, listed } = reading.read;
  const left = queue.filter(({ id }) => id !== submission.id);
  $review.set({
    status: 'read',
    read: { waiting: waiting - (queue.length - left.length), queue: left, decided: [submission, ...decided], listed },
  });
}
