import type { FormProof } from '#domain/public-form/is-automatic.ts';
import type { SubmissionForm } from '#domain/submission/submission.ts';
import type { LetterState } from './contact.ts';
import { request } from './request.ts';

/** Answer of `GET /api/tool-submissions?address=…`. */
export interface SuggestionAnswer {
  /** Somebody has suggested this web address before. */
  isSuggested: boolean;
}

/** Answer of `POST /api/tool-submissions`. */
export interface SubmissionAnswer {
  /** Path and key of the private page that shows where the submission stands. */
  statusPath: string;
  /** The address had been suggested before; both are read together. */
  isRepeat: boolean;
  letters: LetterState;
}

export function askWhetherSuggested(address: string): Promise<SuggestionAnswer> {
  return request('GET', `/api/tool-submissions?address=${encodeURIComponent(address)}`);
}

/** Submits a tool for review; the same attempt again is the same submission. */
export function sendSubmission(form: SubmissionForm & FormProof): Promise<SubmissionAnswer> {
  return request('POST', '/api/tool-submissions', form);
}
