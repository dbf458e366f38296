import { requester } from '#api/request.ts';
import type { submissionStatus } from '#api/submission-status.contract.ts';
import type { SubmissionStatus } from '#domain/letters/submission/submission.ts';
import { refusalCode } from './call.ts';
import { reading } from './reading.ts';

const askStatus = requester<typeof submissionStatus>('/api/submission-status');

/** Where the submission of this page's private link stands; null when the link is not ours, or nothing is under it any more. */
export const { store: $submissionStatus, load: loadSubmissionStatus } = reading<SubmissionStatus | null>(readStatus);

async function readStatus(): Promise<SubmissionStatus | null> {
  const key = new URLSearchParams(window.location.search).get('key');
  if (!key) return null;
  try {
    return await askStatus('GET', { params: { key } });
  } catch (error) {
    const code = refusalCode(error);
    if (code === 'invalid_link' || code === 'not_found') return null;
    throw error;
  }
}
