import type { Submission } from './submission.ts';

/** What its sender typed, without what was decided. */
export function typedSubmission({ userId: _, decision: __, isRepeat: ___, ...typed }: Submission) {
  return typed;
}

/**
 * A submission whose sender has deleted their account, while its address was written to. Which tool it is about stays: it
 * says nothing of who suggested it.
 */
export function withoutSubmissionWords(submission: Submission): Submission {
  return {
    ...submission,
    submitterName: 'Deleted account',
    description: '',
    pricing: '',
    relationship: '',
    additionalInfo: '',
    userId: null,
  };
}
