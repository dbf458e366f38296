import type { SubmissionStatus } from '#domain/letters/submission/submission.ts';
import { requester } from './request.ts';
import type { submissionStatus } from './submission-status.contract.ts';

const ask = requester<typeof submissionStatus>('/api/submission-status');

/** What the holder of a private link sees. @throws CallError `invalid_link` when the link is not ours, `not_found` when nothing is there any more */
export function fetchSubmissionStatus(key: string): Promise<SubmissionStatus> {
  return ask('GET', { params: { key } });
}
