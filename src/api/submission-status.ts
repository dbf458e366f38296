import type { SubmissionStatus } from '#domain/submission/submission.ts';
import { request } from './request.ts';

/** What the holder of a private link sees. @throws CallError `invalid_link` when the link is not ours, `not_found` when nothing is there any more */
export function fetchSubmissionStatus(key: string): Promise<SubmissionStatus> {
  return request('GET', `/api/submission-status?key=${encodeURIComponent(key)}`);
}
