import type { z } from 'zod';
import type { submissionSchema } from './submission.schema.ts';

/** A submission as it is stored. */
export type Submission = z.output<typeof submissionSchema>;
/** What was decided; it stands until somebody reopens it. */
export type Decision = NonNullable<Submission['decision']>;
/** What somebody fills in on /submit-tool: all of it text. */
export type SubmissionForm = Omit<Submission, 'id' | 'userId' | 'receivedAt' | 'isRepeat' | 'decision'>;

/** What a submitted tool is for. */
export const submissionCategories = [
  'Image Generation',
  'Video Generation',
  'Text Generation',
  'Audio Generation',
  'Code Generation',
  'Design',
  'Productivity',
  'Marketing',
  'Other',
] as const;
export type SubmissionCategory = (typeof submissionCategories)[number];

/** What the sender has to do with the tool, and how the form says it. */
export const relationships = {
  user: "I'm a user of this tool",
  creator: 'I created this tool',
  employee: 'I work for this company',
  affiliate: "I'm an affiliate/partner",
  other: 'Other',
} as const;

/** What the sender may know by the private link: nothing of what was typed but the tool's name and address. */
export interface SubmissionStatus {
  toolName: string;
  website: string;
  /** ISO time. */
  receivedAt: string;
  state: 'received' | 'accepted' | 'declined';
  /** ISO time; null as long as it is received. */
  decidedAt: string | null;
  /** Why it was declined; else null. */
  reason: string | null;
  /** The tool it became; else null. */
  toolId: number | null;
}

/** Where a submission stands. One that is being published is still received: nothing can be opened yet. */
export function statusOf({ toolName, website, receivedAt, decision }: Submission): SubmissionStatus {
  const status = { toolName, website, receivedAt, reason: null, toolId: null };
  if (decision?.state === 'declined')
    return { ...status, state: 'declined', decidedAt: decision.decidedAt, reason: decision.reason };
  if (decision?.state === 'accepted' && decision.toolId !== null)
    return { ...status, state: 'accepted', decidedAt: decision.decidedAt, toolId: decision.toolId };
  return { ...status, state: 'received', decidedAt: null };
}

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
