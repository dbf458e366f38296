import type { Submission } from './submission.ts';

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
