import type { SubmissionStatus } from '#domain/submission/submission-state.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const submissionStatus = { path: '/api/submission-status', methods: ['GET'] } as const satisfies Endpoint;

/** What the holder of a private link sees. @throws Error `400: …` when the link is not ours, `404: …` when nothing is there any more */
export function fetchSubmissionStatus(key: string): Promise<SubmissionStatus> {
  return request('GET', `${submissionStatus.path}?key=${encodeURIComponent(key)}`);
}
