import type { ListedTool } from '#domain/submission/find-listed.ts';
import type { ReviewList } from '#domain/submission/review-list.ts';
import type { Submission } from '#domain/submission/submission.ts';
import type { Endpoint } from './endpoint.ts';
import { request } from './request.ts';

export const adminSubmissions = {
  path: '/api/admin/submissions',
  methods: ['GET', 'POST'],
} as const satisfies Endpoint;

/** The queue of `GET /api/admin/submissions`. */
export interface ReviewAnswer extends ReviewList {
  /** Tools that the catalogue has at the address of a submission already, by the submission's id. */
  listed: Record<string, ListedTool>;
}

/** What the team decides: decline with a reason, publish as a tool, or accept because the guide has the tool already. */
export type ReviewDecision = { id: string; attempt: string } & (
  | { decision: 'decline'; reason: string }
  | { decision: 'publish'; tool: Record<string, string> }
  | { decision: 'listed'; toolId: number }
);

export interface DecisionAnswer {
  submission: Submission;
  /** Whether the letter to the sender went out, or follows. */
  letter: 'sent' | 'waiting';
}

/** @throws Error `401: …` signed out, `403: …` without the admin role */
export function fetchReview(): Promise<ReviewAnswer> {
  return request('GET', adminSubmissions.path);
}

/** Decides once; the same attempt again is the same decision. @throws Error `409: …` when somebody has decided before */
export function sendDecision(decision: ReviewDecision): Promise<DecisionAnswer> {
  return request('POST', adminSubmissions.path, decision);
}
