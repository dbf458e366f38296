import type { z } from 'zod';
import type { submissionSchema } from './submission.schema.ts';

/** A submission as it is stored. */
export type Submission = z.output<typeof submissionSchema>;
/** What was decided; a decision stands. */
export type Decision = NonNullable<Submission['decision']>;
/** What somebody fills in on /submit-tool: all of it text. */
export type SubmissionForm = Omit<Submission, 'id' | 'userId' | 'receivedAt' | 'isRepeat' | 'decision'>;
