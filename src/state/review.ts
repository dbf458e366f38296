import { atom } from 'nanostores';
import type { ReviewAnswer, ReviewDecision, adminSubmissions } from '#api/admin-submissions.contract.ts';
import type { ThreadLine } from '#api/desk-thread.ts';
import { requester } from '#api/request.ts';
import type { Submission } from '#domain/letters/submission/submission.ts';
import { refusalWords, settleRefusal, showError } from './call.ts';
import { reading } from './reading.ts';
import { letterWords } from './review-words.ts';
import { showToast } from './toast.ts';

const ask = requester<typeof adminSubmissions>('/api/admin/submissions');

/** What waits for a decision, and what was decided. */
export const { store: $review, load: loadReview } = reading(() => ask('GET') as Promise<ReviewAnswer>, 'old');

/** The submission that is being decided, and what kept the last try from coming through. */
export const $deciding = atom<{ id: string; isBusy: boolean; problem: string | null } | null>(null);

/** A decision without what only the sending adds. */
type Choice = ReviewDecision extends infer Each
  ? Each extends { attempt: string }
    ? Omit<Each, 'attempt'>
    : never
  : never;

/** One attempt for each submission: a second try after a failure goes on with the first. */
const attempts = new Map<string, string>();

const titles = { accepted: 'Accepted', declined: 'Declined' } as const;

/** Decides about one submission. True when it is done and has left the queue; else the words stand in `$deciding`. */
export async function decideSubmission(choice: Choice): Promise<boolean> {
  const { id } = choice;
  if ($deciding.get()?.isBusy) return false;
  $deciding.set({ id, isBusy: true, problem: null });
  const attempt = attempts.get(id) ?? crypto.randomUUID();
  attempts.set(id, attempt);
  try {
    const { submission, letter, thread } = await ask('POST', { body: { ...choice, attempt } as ReviewDecision });
    attempts.delete(id); // what is decided next about it is another decision
    moveOut(submission, thread);
    if (letter === 'awaits_page' || submission.decision === null) void loadReview();
    $deciding.set(null);
    const title = submission.decision === null ? 'Reopened' : titles[submission.decision.state];
    showToast(title, letterWords(submission, letter) || 'Nobody was told before, so nobody is told now.');
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

/** Looks again whether the page is there that a letter waits for; what came of it stands in the list. */
export async function tellAgain(id: string): Promise<void> {
  if ($deciding.get()?.isBusy) return;
  $deciding.set({ id, isBusy: true, problem: null });
  try {
    const { submission, letter } = await ask('POST', {
      body: { id, attempt: crypto.randomUUID(), decision: 'tell' },
    });
    $deciding.set(null);
    const words =
      letter === 'awaits_page'
        ? 'Its page does not answer yet: a build takes a minute or more.'
        : letterWords(submission, letter);
    showToast(submission.toolName, words);
    await loadReview();
  } catch (error) {
    $deciding.set(null);
    showError(error, refusalWords(error), 'Not looked');
  }
}

function moveOut(submission: Submission, thread: ThreadLine[]): void {
  const shown = $review.get();
  if (shown.status !== 'read') return;
  const { waiting, queue, decided, threads, ...others } = shown.read;
  const left = queue.filter(({ id }) => id !== submission.id);
  $review.set({
    status: 'read',
    read: {
      ...others,
      waiting: waiting - (queue.length - left.length),
      queue: left,
      decided: [...(submission.decision ? [submission] : []), ...decided.filter(({ id }) => id !== submission.id)],
      threads: { ...threads, [submission.id]: thread },
    },
  });
}
