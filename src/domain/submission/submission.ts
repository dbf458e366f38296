/** What somebody fills in on /submit-tool: all of it text. */
export interface SubmissionForm {
  toolName: string;
  /** One of `submissionCategories`. */
  category: string;
  website: string;
  description: string;
  /** Optional, in the sender's words. */
  pricing: string;
  submitterName: string;
  submitterEmail: string;
  /** One of `relationships`, or empty. */
  relationship: string;
  /** Optional. */
  additionalInfo: string;
}

/** What was decided; a decision stands. */
export type Decision =
  | {
      state: 'accepted';
      /** Uuid of the request that decided, so that its repetition is known. */
      attempt: string;
      /** ISO time. */
      decidedAt: string;
      /** The tool it became; null while it is being published. */
      toolId: number | null;
    }
  | {
      state: 'declined';
      attempt: string;
      decidedAt: string;
      /** Why, in words to the sender. */
      reason: string;
    };

/** A submission as it is stored. */
export interface Submission extends SubmissionForm {
  /** The attempt's uuid; also the key. */
  id: string;
  /** The account it was sent from; null when signed out. */
  userId: string | null;
  /** ISO time. */
  receivedAt: string;
  /** The same address had been suggested before. */
  isRepeat: boolean;
  /** Null as long as nobody has decided. */
  decision: Decision | null;
}
