import type { SubmissionStatus } from '#domain/submission/submission.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const submissionStatus = { path: '/api/submission-status', methods: ['GET'] } as const satisfies Endpoint;

/** What the holder of a private link sees. @throws CallError `invalid_link` when the link is not ours, `not_found` when nothing is there any more */
export function fetchSubmissionStatus(key: string): Promise<SubmissionStatus> {
  return request('GET', `${submissionStatus.path}?key=${encodeURIComponent(key)}`);
}
