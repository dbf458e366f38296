import type { FormProof } from '#domain/letters/form/is-automatic.ts';
import type { SubmissionForm } from '#domain/letters/submission/submission.ts';
import type { Answer } from './contract.ts';
import { requester } from './request.ts';
import type { toolSubmissions } from './tool-submissions.contract.ts';

export type SubmissionAnswer = Answer<typeof toolSubmissions, 'POST'>;

const ask = requester<typeof toolSubmissions>('/api/tool-submissions');

/** Whether somebody has suggested this web address before. */
export function askWhetherSuggested(address: string): Promise<{ isSuggested: boolean }> {
  return ask('GET', { params: { address } });
}

/** Submits a tool for review; the same attempt again is the same submission. */
export function sendSubmission(form: SubmissionForm & FormProof): Promise<SubmissionAnswer> {
  return ask('POST', { body: form });
}
