import { atom } from 'nanostores';
import { fetchSubmissionStatus } from '#api/submission-status.ts';
import type { SubmissionStatus } from '#domain/submission/submission-state.ts';

/** `unknown`: the link is not ours, or nothing is under it any more; `failed`: it could not be asked. */
export type StatusView =
  | { status: 'loading' | 'unknown' | 'failed' }
  | { status: 'loaded'; submission: SubmissionStatus };

export const $submissionStatus = atom<StatusView>({ status: 'loading' });

/** Asks where the submission of this page's private link stands. */
export async function loadSubmissionStatus(): Promise<void> {
  const key = new URLSearchParams(window.location.search).get('key');
  if (!key) return $submissionStatus.set({ status: 'unknown' });
  $submissionStatus.set({ status: 'loading' });
  try {
    $submissionStatus.set({ status: 'loaded', submission: await fetchSubmissionStatus(key) });
  } catch (error) {
    const isRefused = error instanceof Error && /^40[04]:/.test(error.message);
    $submissionStatus.set({ status: isRefused ? 'unknown' : 'failed' });
  }
}
